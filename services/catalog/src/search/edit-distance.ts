/** Letters of a word. Nobody misspells a longer one into another. */
const LONGEST = 64;
/** Scratch paper: the table's last three rows. */
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * How many slips (a letter wrong, missing, too many, or two swapped) lie between two words, or `limit + 1` if
 * more than `limit`. Optimal string alignment.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (a.length > LONGEST || b.length > LONGEST) return a === b ? 0 : limit + 1;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1);
    current[0] = row;
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const other = b.charCodeAt(column - 1);
      let distance = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (letter === other ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other;
      if (swapped) distance = Math.min(distance, (beforeLast[column - 2] as number) + 1);
      current[column] = distance;
      if (distance < best) best = distance;
    }
    if (best > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[b.length] as number;
}
