/** Clocks may differ by this much before it is worth a word. Milliseconds. */
const TOLERATED = 5 * 60_000;

/** A sentence when this machine's clock is far from the registry's, by the Date of its answer; else null. */
export function differenceTo(date: string | null, now = Date.now()): string | null {
  const ahead = now - Date.parse(date ?? '');
  if (!(Math.abs(ahead) > TOLERATED)) return null;
  const hours = (Math.abs(ahead) / 3_600_000).toFixed(1);
  const side = ahead > 0 ? 'ahead of' : 'behind';
  return `This machine's clock is ${hours} hours ${side} the registry's: set it, and the document is taken.`;
}
