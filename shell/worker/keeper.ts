import { RESOLVED_SET_PATH } from '@coachlab/contracts';
import { OFFLINE_PATH } from '../app/offline/addresses.ts';
import type { WorkerMessage } from '../app/offline/message.ts';
import { OFFLINE_HEADER, parseWord } from '../app/offline/word.ts';
import { filesOf } from './files-of.ts';
import { mayKeep } from './may-keep.ts';
import type { Readable } from './offline-page.ts';
import { copyOf, type KeptPage, keptAt, titleOf } from './page-copy.ts';
import type { RequestKind } from './request-kind.ts';
import type { SetCache } from './set-cache.ts';

export interface KeeperOptions {
  cache: SetCache;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds of this worker's life. */
  now: () => number;
  today: () => Date;
  /** The server wants no worker. */
  retire: () => Promise<void>;
}

/** Milliseconds in which a copy is not fetched again for a page that was opened without its document. */
const FRESH = 3_600_000;
/** Pages that are fetched anew when what they were made of has gone. */
const RENEWED = 10;
/** Of the data that such pages have read since they were drawn, the entries that are fetched anew. */
const RENEWED_DATA = 40;
const MOST_SAVED = 60;

/** What is kept, when, and when it goes. */
export class Keeper {
  readonly #options: KeeperOptions;
  /** Until the page that was opened last is kept, or is not. */
  #opening: Promise<void> = Promise.resolve();

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** What to do with an answer that came for a request of `askedAt`, by what the server says beside it. */
  async hear(kind: RequestKind, address: string, response: Response, askedAt: number): Promise<void> {
    const { cache, retire, today } = this.#options;
    const word = parseWord(response.headers.get(OFFLINE_HEADER));
    if (word === null) return;
    if (word.says === 'off') return retire();
    const dropped = await cache.follow(word.set, askedAt);
    if (word.says === 'keep' && mayKeep(kind, response)) {
      const { set } = word;
      if (kind === 'page') {
        const page = { html: await response.text(), headers: response.headers };
        await cache.put({ address, response: copyOf(page, today()), set, askedAt });
        await this.#keepFiles(filesOf(page.html));
      } else await cache.put({ address, response, set, askedAt });
    }
    if (dropped) await this.#begin(word.set, dropped);
  }

  async take(message: WorkerMessage): Promise<void> {
    const { cache, now } = this.#options;
    switch (message.type) {
      case 'erase':
        return cache.erase(now());
      case 'connected':
        return this.#askForSet();
      case 'saved':
        return this.#keepPages(message.addresses.slice(0, MOST_SAVED));
      case 'opened': {
        const opening = this.#keepPage(message.address);
        this.#opening = opening.catch(() => {});
        await opening;
        await this.#keepDataOf(message.address, message.data);
        // Files of another set than this are of no use, and may be of a release that was taken back.
        if (message.set === cache.set) await this.#keepFiles(message.files);
        return;
      }
      case 'read':
        await this.#opening;
        return this.#keepDataOf(message.address, message.data);
    }
  }

  async page(address: string): Promise<KeptPage | undefined> {
    const copy = await this.#options.cache.match(address);
    return copy && { html: await copy.text(), headers: copy.headers };
  }

  /** Pages that can be read without a connection, the latest first. */
  async readable(): Promise<Readable[]> {
    const { cache } = this.#options;
    const pages = (await cache.addresses()).filter(isPage);
    const copies = await Promise.all(pages.map((address) => cache.match(address)));
    return pages.flatMap((address, at) => (copies[at] ? { address, title: titleOf(copies[at]) } : []));
  }

  /** What was taken back while nobody could say so goes before anybody opens another page. */
  async #askForSet(): Promise<void> {
    const { fetch, now } = this.#options;
    const askedAt = now();
    await this.hear('set', RESOLVED_SET_PATH, await fetch(RESOLVED_SET_PATH), askedAt);
  }

  /** A cache for another set: what it needs at least, and what was looked at last. */
  async #begin(set: string, dropped: readonly string[]): Promise<void> {
    const { cache, fetch, now } = this.#options;
    const askedAt = now();
    const response = await fetch(OFFLINE_PATH);
    if (mayKeep('page', response)) await cache.put({ address: OFFLINE_PATH, response, set, askedAt });
    await this.#keepPages(dropped.filter(isPage).slice(0, RENEWED));
    await this.#keepData(dropped.filter(isData).slice(0, RENEWED_DATA));
  }

  /** Until somebody has all erased: what is saved or was opened is nobody's any more then. */
  async #keepPages(addresses: readonly string[]): Promise<void> {
    const { cache, now } = this.#options;
    const begun = now();
    for (const address of addresses) {
      if (cache.isErasedSince(begun)) return;
      await this.#keepPage(address);
    }
  }

  async #keepPage(address: string): Promise<void> {
    const { cache, fetch, now, today } = this.#options;
    const copy = await cache.match(address);
    if (copy && cache.set !== null && today().getTime() - keptAt(copy).getTime() < FRESH) return;
    const askedAt = now();
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    await this.hear('page', address, response, askedAt);
  }

  /** Of a page that is not kept, its data is not kept either. */
  async #keepDataOf(page: string, addresses: readonly string[]): Promise<void> {
    if (await this.#options.cache.match(page)) await this.#keepData(addresses);
  }

  async #keepData(addresses: readonly string[]): Promise<void> {
    const { cache, fetch, now } = this.#options;
    const begun = now();
    for (const address of addresses.filter(isData)) {
      if (cache.isErasedSince(begun)) return;
      const askedAt = now();
      const response = await fetch(address, { headers: { accept: 'application/json' } });
      await this.hear('data', address, response, askedAt);
    }
  }

  async #keepFiles(addresses: readonly string[]): Promise<void> {
    const { cache, fetch, now } = this.#options;
    const { set } = cache;
    if (set === null) return;
    for (const address of addresses) {
      if (!address.startsWith('/remotes/') || (await cache.match(address))) continue;
      const askedAt = now();
      // Most often without a connection being used: the page has just had it.
      const response = await fetch(address, { cache: 'force-cache' });
      if (mayKeep('file', response)) await cache.put({ address, response, set, askedAt });
    }
  }
}

function isData(address: string): boolean {
  return address.startsWith('/api/');
}

function isPage(address: string): boolean {
  return !/^\/(remotes|api)\//.test(address) && address !== OFFLINE_PATH;
}
