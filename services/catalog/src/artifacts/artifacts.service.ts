import { Injectable } from '@nestjs/common';
import { type Artifact, type ArtifactCategorySummary, CATEGORIES } from '@coachlab/contracts';
import {
  CachedBody,
  JsonText,
  NotFoundError,
  pictureOf,
  ReadCache,
  type StreamedBody,
  WithHeaders,
} from '@coachlab/service-common';
import { ShareImages } from '@coachlab/share-image';
import { SearchIndex } from './search-index.ts';
import type { ArtifactQuery, CategoriesQuery } from './artifact-queries.ts';
import { listOf, METADATA } from './answer-shape.ts';
import { ArtifactStore, type Viewed } from './artifact-store.ts';
import { CATEGORY_NAMES } from './category-names.ts';
import { encodeCursor, NEXT_CURSOR } from './cursor.ts';
import { LargeAnswers } from './large-answers.ts';
import { shareCardOf } from './share-card.ts';

/** Hits of a search that names no limit. */
const MOST_FOUND = 100;

@Injectable()
export class ArtifactsService {
  constructor(
    private readonly store: ArtifactStore,
    private readonly index: SearchIndex,
    private readonly cache: ReadCache,
    private readonly large: LargeAnswers,
    private readonly images: ShareImages,
  ) {}

  async list(query: ArtifactQuery): Promise<CachedBody | StreamedBody> {
    if (query.q) return this.cache.read(keyOf(query, this.index.revision), () => this.#search(query));
    if (query.limit) return this.cache.read(keyOf(query), () => this.#page(query));
    if (await this.large.isLarge(query)) return this.large.list(query);
    return this.cache.read(keyOf(query), () => this.#all(query));
  }

  categories({ section }: CategoriesQuery): Promise<CachedBody> {
    return this.cache.read(`categories/${section ?? ''}`, async (): Promise<ArtifactCategorySummary[]> => {
      const counts = await this.store.counts(section);
      return CATEGORIES.flatMap((id) => {
        const count = counts.get(id);
        return count ? [{ id, name: CATEGORY_NAMES[id], count }] : [];
      });
    });
  }

  /** An id that was replaced answers with the artifact in its place. */
  one(id: string): Promise<CachedBody> {
    return this.cache.read(`one/${id}`, async () => {
      const artifact = await this.store.one(id);
      if (artifact) return new JsonText(artifact);
      const alias = await this.store.alias(id);
      const replacement = alias?.replacement ? await this.store.one(alias.replacement) : null;
      if (replacement) return new JsonText(replacement);
      throw alias
        ? new NotFoundError('artifact_removed', { detail: `The artifact ${id} was removed.` })
        : new NotFoundError('artifact_unknown', { detail: 'There is no artifact with this id.' });
    });
  }

  async shareImage(id: string): Promise<CachedBody> {
    const { raw, revision } = await this.one(id);
    const drawing = this.images.of(shareCardOf(JSON.parse(raw.toString()) as Artifact));
    return new CachedBody(await pictureOf(drawing), { revision });
  }

  async metadata(): Promise<CachedBody | StreamedBody> {
    if (await this.large.isLarge({})) return this.large.metadata();
    return this.cache.read('metadata', async () => METADATA.whole(await this.store.all('metadata', {})));
  }

  async #all(query: ArtifactQuery): Promise<JsonText> {
    const { view, shape } = listOf(query.view);
    return shape.whole(await this.store.all(view, query));
  }

  async #page(query: ArtifactQuery): Promise<WithHeaders> {
    const limit = query.limit ?? 1;
    // One more than asked for tells whether another page follows.
    const rows = await this.store.page(listOf(query.view).view, query, limit + 1, query.cursor);
    const page = rows.slice(0, limit);
    const next = rows.length > limit ? page.at(-1)?.place : undefined;
    return pageOf(query, page, next);
  }

  async #search(query: ArtifactQuery): Promise<WithHeaders> {
    const start = query.cursor ?? 0;
    const end = start + (query.limit ?? MOST_FOUND);
    // One more than is shown tells whether another page follows.
    const found = this.index.search(query.q ?? '', query, end + 1);
    const page = await this.store.some(listOf(query.view).view, found.slice(start, end));
    return pageOf(query, page, found.length > end ? end : undefined);
  }
}

function pageOf({ view }: ArtifactQuery, rows: Viewed[], next: number | undefined): WithHeaders {
  return new WithHeaders(
    listOf(view).shape.whole(rows),
    next === undefined ? {} : { [NEXT_CURSOR]: encodeCursor(next) },
  );
}

function keyOf(
  { section, category, level, view, q, limit, cursor }: ArtifactQuery,
  ...more: string[]
): string {
  return `list/${JSON.stringify([section, category, level, view, q, limit, cursor, ...more])}`;
}
