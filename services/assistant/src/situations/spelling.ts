const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Shorter words become other words too easily. */
const SHORTEST = 4;

/** Mends a slip: a letter too many, too few, wrong, or swapped with its neighbour. */
export class Spelling {
  readonly #times: (word: string) => number;

  /** @param times how often a word was written; one that was written once may be a slip itself */
  constructor(times: (word: string) => number) {
    this.#times = times;
  }

  corrected(word: string): string {
    if (word.length < SHORTEST || this.#times(word) > 1) return word;
    let best = word;
    for (const other of oneSlipFrom(word))
      if (this.#times(other) > Math.max(1, this.#times(best))) best = other;
    return best;
  }
}

function* oneSlipFrom(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1]! + after[0]! + after.slice(2);
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
  }
}
