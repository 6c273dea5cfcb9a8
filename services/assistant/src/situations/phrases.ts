interface Node {
  /** The features of the phrases that end here. */
  features: number[];
  next: Map<number, Node>;
}

/** Finds phrases in a text by the numbers of their words. What a phrase stands for is any number of features. */
export class Phrases {
  readonly #root: Node = { features: [], next: new Map() };

  add(words: readonly number[], feature: number): void {
    if (words.length === 0) return;
    let node = this.#root;
    for (const word of words) {
      let next = node.next.get(word);
      if (!next) node.next.set(word, (next = { features: [], next: new Map() }));
      node = next;
    }
    node.features.push(feature);
  }

  in(words: readonly number[]): number[] {
    const found: number[] = [];
    for (let from = 0; from < words.length; from += 1) {
      let node = this.#root.next.get(words[from]!);
      for (let at = from + 1; node; at += 1) {
        for (const feature of node.features) found.push(feature);
        node = at < words.length ? node.next.get(words[at]!) : undefined;
      }
    }
    return found;
  }
}
