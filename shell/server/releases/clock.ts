/** Clocks may differ by this much before it is worth a word. Milliseconds. */
const TOLERATED = 5 * 60_000;

/** A sentence when this machine's clock is far ahead of the registry's, by the Date of its answer; else null. */
export function aheadOf(date: string | null, now = Date.now()): string | null {
  const ahead = now - Date.parse(date ?? '');
  if (!(ahead > TOLERATED)) return null;
  const hours = (ahead / 3_600_000).toFixed(1);
  return `This machine's clock is ${hours} hours ahead of the registry's: set it, and the document is taken.`;
}
