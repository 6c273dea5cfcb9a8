/** "$499". */
export function price(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}
