/** A page is current at each of its addresses; a section also at the pages below it. */
export function isCurrent(paths: readonly string[], pathname: string): boolean {
  return paths.some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
}
