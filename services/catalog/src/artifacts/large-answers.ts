import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, ContentRevision, StreamedBody, UnavailableError } from '@coachlab/service-common';
import { SearchIndex } from '../search/search-index.ts';
import type { CatalogConfig } from '../settings.ts';
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
    const view = query.view ?? 'artifact';
    const name = JSON.stringify([view, query.section, query.category, query.level]);
    return this.#stream(name, view, query, ['[', ']'], ({ value }) => JSON.stringify(value));
  }

  metadata(): StreamedBody {
    const entry = ({ id, value }: Viewed) => `${JSON.stringify(id)}:${JSON.stringify(value)}`;
    return this.#stream('metadata', 'metadata', {}, ['{"metadata":{', '}}'], entry);
  }

  #stream(
    name: string,
    view: View,
    filter: Filter,
    [open, close]: [string, string],
    write: (row: Viewed) => string,
  ): StreamedBody {
    const { store, revision } = this;
    const begun = revision.current;
    return new StreamedBody(name, begun, async function* () {
      let separator = open;
      for await (const rows of store.steps(view, filter)) {
        // Half of the old list and half of the new must not go out under one ETag.
        if (revision.current !== begun) throw new UnavailableError('content_changed');
        yield separator + rows.map(write).join(',');
        separator = ',';
      }
      yield separator === open ? open + close : close;
    });
  }
}
