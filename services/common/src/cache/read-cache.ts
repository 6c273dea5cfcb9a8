import type { ContentRevision } from '../revision/content-revision.ts';
import { CachedBody } from './cached-body.ts';

export interface ReadCacheLimits {
  entries: number;
  /** Serialised bytes; the compressed forms take a third more. */
  bytes: number;
}

interface Entry {
  revision: string;
  body: Promise<CachedBody>;
  bytes: number;
}

/** A value whose answer carries further headers. */
export class WithHeaders {
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(value: unknown, headers: Readonly<Record<string, string>>) {
    this.value = value;
    this.headers = headers;
  }
}

/**
 * Keeps serialised answers for as long as the content stays the same. Concurrent readers share one load,
 * a failed load is forgotten, and the least recently used make room.
 */
export class ReadCache {
  readonly #revision: ContentRevision;
  readonly #limits: ReadCacheLimits;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(
    revision: ContentRevision,
    limits: ReadCacheLimits = { entries: 2_000, bytes: 24 * 1024 * 1024 },
  ) {
    this.#revision = revision;
    this.#limits = limits;
    revision.onChange(() => this.clear());
  }

  /** The answer under `key`; `load` makes its value (a JsonText is sent as it is), or a WithHeaders around it. */
  read(key: string, load: () => Promise<unknown>): Promise<CachedBody> {
    const kept = this.#entries.get(key);
    if (kept?.revision === this.#revision.current) {
      this.#touch(key, kept);
      return kept.body;
    }
    return this.#keep(key, load);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #keep(key: string, load: () => Promise<unknown>): Promise<CachedBody> {
    // Noted before loading: a write meanwhile makes the entry stale rather than wrong.
    const revision = this.#revision.current;
    const body = load().then((loaded) => {
      const { value, headers } = loaded instanceof WithHeaders ? loaded : new WithHeaders(loaded, {});
      return new CachedBody(value, { revision, headers });
    });
    const entry: Entry = { revision, body, bytes: 0 };
    this.#forget(key);
    this.#entries.set(key, entry);
    body.then(
      ({ raw }) => this.#account(key, entry, raw.length),
      () => this.#entries.get(key) === entry && this.#forget(key),
    );
    return body;
  }

  #account(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) break;
      this.#forget(oldest);
    }
  }

  #touch(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
