import type { Artifact } from '@coachlab/contracts';
import { type Found, searchableArtifact, SearchIndex } from '@coachlab/search';

export interface Hit extends Omit<Found, 'id'> {
  item: Artifact;
}

/** Ranks the items by what a question says. */
export class ItemSearch {
  readonly #index: SearchIndex;
  readonly #byId: ReadonlyMap<string, Artifact>;

  constructor(items: readonly Artifact[]) {
    this.#index = new SearchIndex(items.map(searchableArtifact));
    this.#byId = new Map(items.map((item) => [item.id, item]));
  }

  /** The best first; items that share no word with the text are not among them. */
  find(text: string, accepts: (item: Artifact) => boolean = () => true): Hit[] {
    return this.#index.find(text).flatMap(({ id, score, coverage }) => {
      const item = this.#byId.get(id);
      return item && accepts(item) ? [{ item, score, coverage }] : [];
    });
  }

  speaksOfSubject(text: string): boolean {
    return this.#index.speaksOfSubject(text);
  }
}
