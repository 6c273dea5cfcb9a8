/** The part of an address that leads to a question: its words. */
export function anchorOf(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
