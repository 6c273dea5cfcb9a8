import type { Release } from '@coachlab/contracts';
import { LRUCache } from 'lru-cache';

export interface SampleAddress {
  /** Without a query. */
  path: string;
  /** The pattern of its route, which is all that is told of it. */
  route: string;
}

/** Addresses that are remembered, of all remotes. */
const REMEMBERED = 2_000;

/** Addresses that visitors were answered at, in this process alone: what a candidate is tried with. */
export class PageSample {
  readonly #seen = new LRUCache<string, SampleAddress & { remote: string }>({ max: REMEMBERED });

  saw(remote: string, address: SampleAddress): void {
    this.#seen.set(`${remote} ${address.path}`, { ...address, remote });
  }

  /** The release's plain routes, then what visitors asked for last; every route's first address before any route's second. */
  of({ name, routes }: Release, most: number): SampleAddress[] {
    const byRoute = routes
      .filter(({ forwardTo, cache }) => !forwardTo && cache !== 'never')
      .map(({ path }) => (/[:*]/.test(path) ? this.#seenAt(name, path) : [{ path, route: path }]));
    const longest = Math.max(0, ...byRoute.map(({ length }) => length));
    const turns = Array.from({ length: longest }, (_, turn) =>
      byRoute.flatMap((addresses) => addresses.slice(turn, turn + 1)),
    );
    return turns.flat().slice(0, most);
  }

  #seenAt(remote: string, route: string): SampleAddress[] {
    return [...this.#seen.values()]
      .filter((address) => address.remote === remote && address.route === route)
      .map(({ path }) => ({ path, route }));
  }
}
