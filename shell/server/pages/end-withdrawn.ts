import type { DiscoveryDocument } from '@coachlab/contracts';
import type { RenderPool } from '../render/render-pool.ts';
import type { PageService } from './page-service.ts';

/**
 * A release that a new document does not name any more ends at once, its processes and its cached pages: quarantine
 * takes it out of the document.
 */
export function endWithdrawn(
  { remotes, releases }: DiscoveryDocument,
  pool: Pick<RenderPool, 'keep'>,
  pages: Pick<PageService, 'keepOnly'>,
): void {
  const named = new Set(Object.keys(releases));
  const live = remotes.flatMap(({ name, stable, candidate }) =>
    [stable, candidate?.release]
      .filter((version) => version !== undefined)
      .map((version) => `${name}@${version}`),
  );
  pool.keep(live, named);
  pages.keepOnly(named);
}
