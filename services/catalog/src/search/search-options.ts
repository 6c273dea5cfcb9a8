import type { ArtifactCard, Level } from '@coachlab/contracts';
import type { Options, SearchOptions } from 'minisearch';

export interface SearchDocument extends Omit<ArtifactCard, 'outcomes' | 'tags'> {
  level: Level;
  outcomes: string;
  tags: string;
}

/** Indexed is what a card says: whoever searches looks for something they have seen or could see. */
export const SEARCH_OPTIONS: Options<SearchDocument> = {
  fields: ['title', 'tags', 'subtitle', 'category', 'description', 'outcomes'],
  storeFields: ['section', 'category', 'level'],
  processTerm: (term) => fold(term) || null,
};

/** A word in the title says more than one in a sentence. */
export const TOLERANT: SearchOptions = {
  boost: { title: 5, tags: 3, subtitle: 2, category: 2 },
  prefix: (term) => term.length > 2,
  // One slip in four to seven letters, two in longer words.
  fuzzy: (term) => (term.length < 4 ? false : Math.min(2, Math.floor(term.length / 4))),
  weights: { prefix: 0.5, fuzzy: 0.3 },
};

export function documentOf({ outcomes, tags, ...card }: ArtifactCard, level: Level): SearchDocument {
  return { ...card, level, outcomes: outcomes.join(' '), tags: tags.join(' ') };
}

/** Case and accents do not count. */
function fold(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
