/**
 * How many slips (a letter wrong, missing, too many, or two swapped) lie between two words, or `limit + 1` if
 * more than `limit`. Optimal string alignment.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = distance;
      best = Math.min(best, distance);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}
