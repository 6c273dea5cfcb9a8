import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, ContentRevision, StreamedBody, UnavailableError } from '@coachlab/service-common';
import { SearchIndex } from './search-index.ts';
import type { CatalogConfig } from '../settings.ts';
import { type AnswerShape, listOf, METADATA } from './answer-shape.ts';
import type { ArtifactQuery } from './artifact-queries.ts';
import { ArtifactStore, type Filter, type View, type Viewed } from './artifact-store.ts';

/** Lists too long to keep in memory, read step by step while they are sent. */
@Injectable()
export class LargeAnswers {
  constructor(
    private readonly store: ArtifactStore,
    private readonly index: SearchIndex,
    private readonly revision: ContentRevision,
    @Inject(CONFIG) private readonly config: CatalogConfig,
  ) {}

  async isLarge(filter: Filter): Promise<boolean> {
    const most = this.config.CATALOG_STREAM_ABOVE;
    return this.index.size > most && (await this.store.count(filter)) > most;
  }

  list(query: ArtifactQuery): StreamedBody {
    const { view, shape } = listOf(query.view);
    return this.#stream(query.view ?? view, shape, view, query);
  }

  metadata(): StreamedBody {
    return this.#stream('metadata', METADATA, 'metadata', {});
  }

  #stream(as: string, shape: AnswerShape, view: View, filter: Filter): StreamedBody {
    const begun = this.revision.current;
    const name = JSON.stringify([as, filter.section, filter.category, filter.level]);
    return new StreamedBody(name, begun, () => shape.pieces(this.#unchanged(begun, view, filter)));
  }

  /** Half of the old list and half of the new must not go out under one ETag. */
  async *#unchanged(begun: string, view: View, filter: Filter): AsyncGenerator<Viewed[]> {
    for await (const rows of this.store.steps(view, filter)) {
      if (this.revision.current !== begun) throw new UnavailableError('content_changed');
      yield rows;
    }
  }
}
