import type { ArtifactCard } from '@coachlab/contracts';
import { CONFIG, UnavailableError } from '@coachlab/service-common';
import { Inject, Injectable } from '@nestjs/common';
import type { AssistantConfig } from '../settings.ts';

const TIMEOUT_MS = 3_000;

/** The catalogue's own ranked search. */
@Injectable()
export class CatalogSearch {
  constructor(@Inject(CONFIG) private readonly config: AssistantConfig) {}

  /** At most `limit` items, the best first. @throws UnavailableError */
  async find(q: string, limit: number): Promise<ArtifactCard[]> {
    const query = new URLSearchParams({ q: q.slice(0, 200), view: 'card', limit: String(limit) });
    const url = new URL(`/api/artifacts?${query}`, this.config.COACHLAB_CATALOG_URL);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`The catalogue answers ${response.status}`);
      return (await response.json()) as ArtifactCard[];
    } catch (cause) {
      throw new UnavailableError('catalog_unavailable', { cause });
    }
  }
}
