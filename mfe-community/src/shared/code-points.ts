/** Lengths of the API count code points, not UTF-16 units: an emoji is one. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export function tooLong(text: string, most: number): string | undefined {
  const over = codePoints(text.trim()) - most;
  return over > 0 ? `At most ${most} characters: ${over} too many` : undefined;
}
