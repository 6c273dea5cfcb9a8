/** Known words that a misspelt one may stand for: one slip in a short word, two from eight letters, same beginning. */
export function closest(typed: string, known: Iterable<string>): string[] {
  if (typed.length < 5) return [];
  const most = typed.length < 8 ? 1 : 2;
  const found: string[] = [];
  for (const word of known) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > most) continue;
    if (within(typed, word, most)) found.push(word);
  }
  return found;
}

/** Whether at most `most` letters are added, left out, changed or swapped with their neighbour. */
function within(one: string, other: string, most: number): boolean {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = one[line - 1] === other[column - 1] ? 0 : 1;
      let cost = Math.min(row[column]! + 1, next[column - 1]! + 1, row[column - 1]! + changed);
      if (
        line > 1 &&
        column > 1 &&
        one[line - 1] === other[column - 2] &&
        one[line - 2] === other[column - 1]
      )
        cost = Math.min(cost, before[column - 2]! + 1);
      next.push(cost);
    }
    before = row;
    row = next;
    if (Math.min(...row) > most) return false;
  }
  return row[other.length]! <= most;
}
