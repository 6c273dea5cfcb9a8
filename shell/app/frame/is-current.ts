/** Home is current at both of its addresses; a section also at the pages below it. */
export function isCurrent(href: string, pathname: string): boolean {
  if (href === '/') return pathname === '/' || pathname === '/home';
  return pathname === href || pathname.startsWith(`${href}/`);
}
