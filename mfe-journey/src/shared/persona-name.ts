/** A persona's name before its data is here, or when the API does not know it: `emerging_coach` to Emerging Coach. */
export function personaName(key: string, known: { name: string } | undefined): string {
  return known?.name ?? key.replaceAll('_', ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}
