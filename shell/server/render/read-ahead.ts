import { LRUCache } from 'lru-cache';
import { Broker, type BrokerAnswer, type BrokerOptions } from './broker.ts';
import type { RenderRequest } from './protocol.ts';

const MOST_PAGES = 500;
const MOST_AHEAD = 12;
const LONGEST_PATHS = 4096;

/** What each page of each release read when it was last drawn: so much is begun before its next drawing asks for it. */
export class ReadAhead {
  readonly #paths = new LRUCache<string, string[]>({ max: MOST_PAGES });

  /** Begins, and answers, the reads of one page. */
  reads(options: BrokerOptions, page: RenderRequest): PageReads {
    const key = `${page.release?.id} ${page.path}`;
    return new PageReads(new Broker(options, page), this.#paths.get(key) ?? [], (paths) =>
      this.#paths.set(key, paths),
    );
  }
}

/** The reads of one drawing of a page. Those begun ahead obey the broker like any other, and answer one question each. */
export class PageReads {
  readonly #broker: Broker;
  readonly #ahead = new Map<string, Promise<BrokerAnswer>>();
  readonly #asked = new Set<string>();
  readonly #remember: (paths: string[]) => void;

  constructor(broker: Broker, paths: readonly string[], remember: (paths: string[]) => void) {
    this.#broker = broker;
    this.#remember = remember;
    for (const path of paths) this.#ahead.set(path, broker.read(path));
  }

  /** Never rejects, as the broker does not. */
  read(path: unknown): Promise<BrokerAnswer> {
    if (typeof path !== 'string') return this.#broker.read(path);
    this.#asked.add(path);
    const begun = this.#ahead.get(path);
    // Asked twice, it wants to know what has changed since.
    this.#ahead.delete(path);
    return begun ?? this.#broker.read(path);
  }

  /** @param drawn whether the page came to be: what a failed one asked for is no guide to the next */
  end(drawn: boolean): void {
    this.#broker.end();
    const paths = [...this.#asked].slice(0, MOST_AHEAD);
    if (drawn && paths.join('').length <= LONGEST_PATHS) this.#remember(paths);
  }
}
