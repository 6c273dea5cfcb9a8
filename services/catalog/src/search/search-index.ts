import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ArtifactCard } from '@coachlab/contracts';
import { ContentRevision } from '@coachlab/service-common';
import MiniSearch, { type SearchResult } from 'minisearch';
import { ArtifactStore, type Filter } from '../artifacts/artifact-store.ts';
import { documentOf, SEARCH_OPTIONS, type SearchDocument, TOLERANT } from './search-options.ts';

/**
 * A ranked, typo-tolerant index over all artifacts, in memory. When the content changes it is made anew in the
 * background, and the old one answers until then.
 */
@Injectable()
export class SearchIndex implements OnModuleInit {
  readonly #logger = new Logger(SearchIndex.name);
  #index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
  #building: Promise<void> | undefined;
  /** Revision of the content that is indexed. */
  revision = '';

  constructor(
    private readonly store: ArtifactStore,
    private readonly content: ContentRevision,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.#build();
    this.content.onChange(() => void this.#refresh());
  }

  /** All artifacts, whatever the filter. */
  get size(): number {
    return this.#index.documentCount;
  }

  /** Ids, best first. Every word must be found; if that finds nothing, any word will do. */
  search(q: string, filter: Filter): string[] {
    const options = { ...TOLERANT, filter: (hit: SearchResult) => fits(hit, filter) };
    const all = this.#index.search(q, { ...options, combineWith: 'AND' });
    const hits = all.length > 0 ? all : this.#index.search(q, { ...options, combineWith: 'OR' });
    return hits.map(({ id }) => String(id));
  }

  async #build(): Promise<void> {
    const revision = this.content.current;
    const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
    for await (const rows of this.store.steps('card', {}))
      await index.addAllAsync(rows.map(({ value, level }) => documentOf(value as ArtifactCard, level)));
    this.#index = index;
    this.revision = revision;
  }

  /** One build at a time; what changes meanwhile is picked up by another after it. */
  async #refresh(): Promise<void> {
    if (this.#building) return;
    try {
      while (this.revision !== this.content.current) {
        this.#building = this.#build();
        await this.#building;
      }
    } catch (error) {
      this.#logger.error(error);
    } finally {
      this.#building = undefined;
    }
  }
}

function fits(hit: SearchResult, { section, category, level }: Filter): boolean {
  return (
    (!section || hit['section'] === section) &&
    (!category || hit['category'] === category) &&
    (!level || hit['level'] === level)
  );
}
