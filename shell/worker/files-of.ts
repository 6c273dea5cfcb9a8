const FILE = /"(\/remotes\/[\w./@+-]+\.(?:js|css))"/g;

/** The files that a document names: the scripts and style sheets of its own release set. */
export function filesOf(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(FILE), ([, address]) => address!))];
}
