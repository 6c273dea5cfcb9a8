import type { Word } from '../../app/offline/word.ts';
import { setName } from '../../app/offline/set-name.ts';
import type { Visit } from '../visits/visits.ts';
import type { PageAddress } from './page-address.ts';
import type { PageAnswer } from './page-service.ts';
import type { ShellAssets } from './shell-assets.ts';

/** What the service worker is told beside an answer: what the visitor runs, and whether the answer may be kept. */
export class OfflineWords {
  readonly #offline: () => boolean;
  readonly #scripts: string[];

  /** @param offline whether browsers may keep pages now */
  constructor(offline: () => boolean, { scripts }: Pick<ShellAssets, 'scripts'>) {
    this.#offline = offline;
    this.#scripts = scripts.map(({ src }) => src);
  }

  /** What is said beside everything while browsers may keep nothing. */
  get off(): Word | null {
    return this.#offline() ? null : { says: 'off' };
  }

  ofPage(visit: Visit, address: PageAddress | null, answer: PageAnswer): Word | null {
    return this.#word(visit, mayKeepPage(address, answer));
  }

  /** Of what is read from the API, and every visitor gets alike. */
  ofData(visit: Visit): Word | null {
    return this.#word(visit, true);
  }

  /** Of an answer that is never kept. */
  ofSet(visit: Visit): Word | null {
    return this.#word(visit, false);
  }

  #word({ set, notice }: Visit, keep: boolean): Word | null {
    if (this.off) return this.off;
    // What somebody tries is not what they run.
    if (notice) return null;
    return { says: keep ? 'keep' : 'pass', set: setName(set, this.#scripts) };
  }
}

/**
 * Whole pages that look the same to everybody. What a route never lets be cached is secret by its address, bears a name,
 * or can be taken down; a query that the route does not know may be anything.
 */
function mayKeepPage(address: PageAddress | null, answer: PageAnswer): boolean {
  if (answer.kind !== 'page' || answer.page.status !== 200 || answer.source === 'skeleton') return false;
  const { route } = answer;
  if (route?.cache === 'never') return false;
  const known = new Set(route?.cacheQuery);
  return address !== null && [...address.search.keys()].every((name) => known.has(name));
}
