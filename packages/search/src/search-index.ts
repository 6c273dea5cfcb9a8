import MiniSearch, { type SearchResult } from 'minisearch';
import { type Form, formsOf, RELATED, slipsIn } from './forms.ts';
import { Thesaurus } from './thesaurus.ts';
import { THESAURUS } from './thesaurus-groups.ts';
import { isTelling, stem, stemsOf, wordsOf } from './words.ts';

/** What can be found, by its texts; the more a text says about what it is for, the higher it stands here. */
export interface Searchable {
  /** Unique among all. */
  id: string;
  title: string;
  /** Tags, and what people type who look for it. */
  keywords?: string;
  subtitle?: string;
  summary?: string;
  text?: string;
}

export interface Found {
  id: string;
  score: number;
  /** From 0 to 1: how much of what was typed it speaks of, rare words counting more. */
  coverage: number;
}

const FIELDS = ['title', 'keywords', 'subtitle', 'summary', 'text'] as const;
const BOOST = { title: 4, keywords: 2.5, subtitle: 2, summary: 1.2, text: 0.5 };
const SUBJECT_FIELDS: ReadonlySet<string | undefined> = new Set(['title', 'keywords', 'subtitle']);
/** Words of a text beyond these are not looked at, and slips not in more of them: that costs milliseconds a word. */
const MOST_WORDS = 60;
const MOST_SLIPS = 10;
const AT_ONCE = 20;
/** Found in no more than so many, a word may be a slip. */
const RARE = 1;
const NEAR = 0.5;
/** “No” and “nobody” tell two titles apart, and find nothing alone. */
const SMALL_WORD = 0.3;
/** What is left of a score when next to nothing of the text is spoken of. */
const FLOOR = 0.2;

/** Words of one text in which slips may still be looked for, and the words that were meant. */
interface Budget {
  slips: number;
  meant: Set<string>;
}

/** Finds by what is typed: the words, what they begin, what they misspell, and what else people call it. */
export class SearchIndex {
  readonly #index: MiniSearch<Searchable>;
  readonly #thesaurus: Thesaurus;
  /** By word: the same words come again and again. */
  readonly #stems = new Map<string, string>();
  readonly #vocabulary = new Set<string>();
  readonly #subjects = new Set<string>();
  readonly #titles = new Map<string, string[]>();
  #adding: Promise<void> = Promise.resolve();

  constructor(all: readonly Searchable[], groups: readonly (readonly string[])[] = THESAURUS) {
    this.#thesaurus = new Thesaurus(groups);
    this.#index = new MiniSearch<Searchable>({
      fields: [...FIELDS],
      tokenize: wordsOf,
      processTerm: (word, field) => this.#keep(word, field),
      searchOptions: { boost: BOOST, tokenize: (term) => [term], processTerm: (term) => term },
    });
    this.#index.addAll(this.#new(all));
  }

  /**
   * Adds what is not there yet, a few at a time, so that a page stays usable meanwhile. Resolves when all of it can be
   * found, with what an earlier call is still adding.
   */
  add(all: readonly Searchable[]): Promise<void> {
    const fresh = this.#new(all);
    this.#adding = this.#adding.then(() => this.#index.addAllAsync(fresh, { chunkSize: AT_ONCE }));
    return this.#adding;
  }

  /** The best first; what shares nothing with the text is not among them. */
  find(typed: string, most = Number.POSITIVE_INFINITY): Found[] {
    const budget = { slips: MOST_SLIPS, meant: new Set<string>() };
    const all = firstWordsOf(typed);
    const words = this.#wordsIn(all, budget);
    const scores = new Map<string, number>();
    const covered = new Map<string, number>();
    let worths = 0;
    const look = (forms: readonly Form[], counts: boolean, word?: string) => {
      const hits = this.#hits(forms, budget, word);
      const worth = Math.log(1 + this.#index.documentCount / (hits.size || 0.5));
      if (counts) worths += worth;
      for (const [id, score] of hits) {
        scores.set(id, (scores.get(id) ?? 0) + score);
        if (counts) covered.set(id, (covered.get(id) ?? 0) + worth);
      }
    };
    for (const word of words) look(formsOf(word, this.#vocabulary, this.#thesaurus), true, word);
    for (const word of new Set(all))
      if (words.length > 0 && !isTelling(word) && this.#knows(word))
        look([{ terms: [word], weight: SMALL_WORD }], false);
    const stems = all.map(stem);
    const phrases = this.#thesaurus.phrasesIn(stems);
    for (const group of phrases)
      look(
        group.map((terms) => ({ terms, weight: RELATED })),
        words.length === 0,
      );
    const said = new Set([...stems, ...budget.meant]);
    return Array.from(scores, ([id, score]) => {
      const coverage = worths > 0 ? (covered.get(id) ?? 0) / worths : 0;
      const share = FLOOR + (1 - FLOOR) * coverage ** 2;
      return { id, score: score * share * (1 + this.#named(said, id) ** 2), coverage };
    })
      .sort((one, other) => other.score - one.score)
      .slice(0, most);
  }

  /** Whether the text has a word of this field at all: one that titles, keywords, subtitles or the thesaurus use. */
  speaksOfSubject(text: string): boolean {
    const budget = { slips: MOST_SLIPS, meant: new Set<string>() };
    const words = firstWordsOf(text);
    if (this.#thesaurus.phrasesIn(words.map(stem)).length > 0) return true;
    return words.filter(isTelling).some((word) => {
      const root = stem(word);
      return this.#subjects.has(root) || this.#thesaurus.knows(root) || this.#misspellsSubject(word, budget);
    });
  }

  /** Those that carry meaning; where none does, all. An unknown word may be one with the next. */
  #wordsIn(all: readonly string[], budget: Budget): string[] {
    const telling = all.filter(isTelling);
    const words = telling.length > 0 || this.#thesaurus.phrasesIn(all.map(stem)).length > 0 ? telling : all;
    const joined = all.flatMap((word, at) => {
      const both = word + (all[at + 1] ?? '');
      return both !== word && !this.#knows(word) && this.#near(both, budget).length > 0 ? [both] : [];
    });
    return [...new Set([...words, ...joined])];
  }

  #new(all: readonly Searchable[]): Searchable[] {
    return all.filter(({ id, title }) => {
      if (this.#titles.has(id)) return false;
      this.#titles.set(id, [...new Set(stemsOf(title))]);
      return true;
    });
  }

  /** @param word what was typed, for what it may misspell */
  #hits(forms: readonly Form[], budget: Budget, word?: string): Map<string, number> {
    const queries = forms.map(({ terms, weight, prefix = false }) => ({
      queries: [...terms],
      combineWith: 'AND' as const,
      boostTerm: () => weight,
      prefix,
    }));
    const results = this.#index.search({ combineWith: 'OR', queries });
    // MiniSearch multiplies by the forms that agree; that a thing has many names makes it no better.
    const hits = new Map(
      results.map(({ id, score, queryTerms }) => [id as string, score / (queryTerms.length || 1)]),
    );
    // What people type wrongly stands wrongly in some text, too.
    if (word && hits.size <= RARE) {
      const share = hits.size > 0 ? NEAR : 1;
      for (const [typed, weight] of [
        [word, share],
        [stem(word), share * NEAR],
      ] as const)
        for (const { id, score, terms } of this.#near(typed, budget)) {
          hits.set(id as string, Math.max(hits.get(id as string) ?? 0, score * weight));
          for (const term of terms) budget.meant.add(stem(term));
        }
    }
    return hits;
  }

  /** What a word misspells, with as few slips as will do. */
  #near(word: string, budget: Budget): SearchResult[] {
    if (budget.slips === 0) return [];
    budget.slips -= 1;
    for (let slips = 1; slips <= slipsIn(word); slips += 1) {
      const found = this.#index.search(word, { fuzzy: slips });
      if (found.length > 0) return found;
    }
    return [];
  }

  #misspellsSubject(word: string, budget: Budget): boolean {
    return (
      !this.#knows(word) &&
      this.#near(word, budget).some(({ match }) =>
        Object.keys(match).some((term) => this.#subjects.has(stem(term))),
      )
    );
  }

  #knows(word: string): boolean {
    return this.#vocabulary.has(word) || this.#vocabulary.has(stem(word));
  }

  /** From 0 to 1: how much of its title is said. */
  #named(said: ReadonlySet<string>, id: string): number {
    const title = this.#titles.get(id) ?? [];
    return title.filter((word) => said.has(word)).length / (title.length || 1);
  }

  /**
   * Of titles and keywords each word is kept as it is, for what begins it, and as its stem, for all its endings; of longer
   * texts the stems of the words that tell something.
   */
  #keep(word: string, field: string | undefined): string | string[] | null {
    const about = SUBJECT_FIELDS.has(field);
    if (!about && !isTelling(word)) return null;
    const root = this.#stems.get(word) ?? stem(word);
    this.#stems.set(word, root);
    this.#vocabulary.add(root);
    if (!about) return root;
    this.#subjects.add(root);
    this.#vocabulary.add(word);
    return root === word ? word : [word, root];
  }
}

function firstWordsOf(text: string): string[] {
  return wordsOf(text).slice(0, MOST_WORDS);
}
