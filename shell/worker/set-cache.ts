import { CACHE_PREFIX, OLD_CACHE_PREFIX } from '../app/offline/kept-pages.ts';

/** Entries of a kind, by how their addresses begin; the ones kept longest ago go first. */
const LIMITS: [start: string, entries: number][] = [
  ['/remotes/', 600],
  ['/api/', 150],
  ['/', 100],
];

export interface Kept {
  address: string;
  response: Response;
  /** What the visitor ran when it was asked for. */
  set: string;
  /** By the clock of this worker. */
  askedAt: number;
}

/**
 * All that is kept is of one release set, in one cache that bears the set's name: when the server names another one, the
 * whole cache goes. Nothing is known but by these names, since a browser ends and starts a worker as it likes.
 */
export class SetCache {
  readonly #storage: CacheStorage;
  readonly #origin: string;
  #set: string | null = null;
  #heardAt = -Infinity;
  #erasedAt = -Infinity;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(storage: CacheStorage, origin: string) {
    this.#storage = storage;
    this.#origin = origin;
  }

  /** What the server named last, in the life of this worker. */
  get set(): string | null {
    return this.#set;
  }

  /**
   * The server said, to a request of `askedAt`, that this is what the visitor runs. Resolves to the addresses that were
   * dropped, the latest first; null when that is what was kept.
   */
  follow(set: string, askedAt: number): Promise<string[] | null> {
    return this.#inTurn(async () => {
      // Overtaken by the answer to a later request.
      if (askedAt < this.#heardAt) return null;
      this.#heardAt = askedAt;
      if (set === this.#set) return null;
      const names = await this.#names();
      const isKept = this.#set === null && names.length === 1 && names[0] === CACHE_PREFIX + set;
      this.#set = set;
      if (isKept) return null;
      const dropped = names.length === 1 ? await this.#addressesIn(names[0]!) : [];
      await Promise.all(names.map((name) => this.#storage.delete(name)));
      return dropped;
    });
  }

  /** Keeps an answer, if it is still of what the visitor runs and nobody has had all erased since it was asked for. */
  put({ address, response, set, askedAt }: Kept): Promise<void> {
    return this.#inTurn(async () => {
      if (set !== this.#set || this.isErasedSince(askedAt)) return;
      const cache = await this.#storage.open(CACHE_PREFIX + set);
      const again = response.clone();
      try {
        await cache.put(this.#origin + address, response);
      } catch {
        // Full: half of what can be had again makes room, and only once.
        await drop(cache, (addresses) => addresses.slice(0, Math.ceil(addresses.length / 2)));
        await cache.put(this.#origin + address, again);
      }
      const start = startOf(address);
      const limit = LIMITS.find(([other]) => other === start)![1];
      await drop(cache, (addresses) => {
        const alike = addresses.filter((other) => startOf(other) === start);
        return alike.slice(0, Math.max(0, alike.length - limit));
      });
    });
  }

  async match(address: string): Promise<Response | undefined> {
    const set = await this.#kept();
    const cache = set === null ? null : await this.#storage.open(CACHE_PREFIX + set);
    return cache?.match(this.#origin + address, { ignoreVary: true });
  }

  /** Of all that is kept, the latest first. */
  async addresses(): Promise<string[]> {
    const [name, ...others] = await this.#names();
    return name === undefined || others.length > 0 ? [] : this.#addressesIn(name);
  }

  /** Also of what was asked for before `askedAt` and comes later: that begins no cache either. */
  erase(askedAt: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#erasedAt = askedAt;
      this.#heardAt = Math.max(this.#heardAt, askedAt);
      this.#set = null;
      await Promise.all((await this.#names()).map((name) => this.#storage.delete(name)));
    });
  }

  /** Nothing that was asked for before this may be kept. */
  isErasedSince(askedAt: number): boolean {
    return askedAt < this.#erasedAt;
  }

  /**
   * The set that what is kept is of. Two caches can only be there when a worker was ended between them: then neither is
   * believed.
   */
  async #kept(): Promise<string | null> {
    const [name, ...others] = await this.#names();
    if (!name?.startsWith(CACHE_PREFIX) || others.length > 0) return null;
    const set = name.slice(CACHE_PREFIX.length);
    return this.#set === null || set === this.#set ? set : null;
  }

  /** Of what the worker before this one kept, too: its pages are fetched anew, and its cache goes. */
  async #names(): Promise<string[]> {
    const names = await this.#storage.keys();
    return names.filter((name) => name.startsWith(CACHE_PREFIX) || name.startsWith(OLD_CACHE_PREFIX));
  }

  async #addressesIn(name: string): Promise<string[]> {
    const cache = await this.#storage.open(name);
    return (await cache.keys()).map(addressOf).reverse();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

async function drop(cache: Cache, choose: (addresses: string[]) => string[]): Promise<void> {
  const requests = await cache.keys();
  const chosen = new Set(choose(requests.map(addressOf)));
  const going = requests.filter((request) => chosen.has(addressOf(request)));
  await Promise.all(going.map((request) => cache.delete(request, { ignoreVary: true })));
}

function addressOf({ url }: { url: string }): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function startOf(address: string): string {
  return LIMITS.find(([start]) => address.startsWith(start))![0];
}
