/** Addresses of the scripts that the document names: the shell's own that start the page. */
export function documentScripts(): string[] {
  return Array.from(document.querySelectorAll('script[defer][src]'), (script) => script.getAttribute('src')!);
}
