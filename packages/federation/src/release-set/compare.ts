/** By code unit: a locale would order differently on the server and in the browser. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
