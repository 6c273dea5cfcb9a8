import type { DiscoveryDocument, Release } from '@coachlab/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Releases } from '../releases/releases.ts';
import type { PageService } from './page-service.ts';

interface FirstPagesOptions {
  releases: Releases;
  pages: Pick<PageService, 'rehearse'>;
  log: FastifyBaseLogger;
}

/**
 * Renders a page of each release before anybody asks for one: else whoever comes first after a start or a promotion
 * waits until the section's code is read and compiled. One at a time, so that a release that hangs takes one process.
 */
export class FirstPages {
  readonly #options: FirstPagesOptions;
  #rehearsed = new Set<string>();
  #running: Promise<void> = Promise.resolve();

  constructor(options: FirstPagesOptions) {
    this.#options = options;
  }

  /** Ends when a page of every release of the document was tried. Never throws. */
  of(document: DiscoveryDocument): Promise<void> {
    this.#running = this.#running.then(() => this.#rehearse(document));
    return this.#running;
  }

  async #rehearse({ remotes }: DiscoveryDocument): Promise<void> {
    const { releases, pages, log } = this.#options;
    const before = this.#rehearsed;
    this.#rehearsed = new Set();
    for (const { name, stable, candidate, disabled } of remotes) {
      if (disabled) continue;
      for (const version of candidate ? [stable, candidate.release] : [stable]) {
        const release = releases.live(name, version);
        const path = release && pathOf(release);
        this.#rehearsed.add(`${name}@${version}`);
        if (path === undefined || before.has(`${name}@${version}`)) continue;
        const set = releases.resolve('', { [name]: version });
        await pages
          .rehearse({ set, notice: null }, path)
          .catch((error: Error) =>
            log.warn({ name, version, error: error.message }, 'could not prepare a first page'),
          );
      }
    }
  }
}

/** A page that can be rendered without knowing of anything to show. */
function pathOf({ routes }: Release): string | undefined {
  return routes.find(({ path, forwardTo }) => forwardTo === undefined && !/[:*]/.test(path))?.path;
}
