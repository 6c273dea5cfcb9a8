import type { DiscoveryDocument } from '@coachlab/contracts';
import { Pool } from 'undici';
import { Breaker } from './breaker.ts';
import { Shares } from './shares.ts';

export interface Upstream {
  origin: string;
  pool: Pool;
  breaker: Breaker;
  /** Of requests under way, until their answer has gone out whole. */
  places: Shares;
}

/**
 * Requests under way to one service: a slow one must not take the gateway's memory with it. Thirty people in one room
 * have two each.
 */
const AT_ONCE = { all: 256, each: 64 };

/**
 * Milliseconds until a service has to begin its answer. Who reads does not wait for one that hangs. While a database fails over, a write waits for it, and is refused within
 * fifteen seconds, a connection and its tries included. The assistant thinks first, and the registry checks whole releases and
 * holds calls for its document open.
 */
export const ANSWERS_WITHIN = { read: 5_000, most: 12_000, slow: 35_000 };

/** One pool, breaker and count for each service, however many APIs it owns. */
export class Upstreams {
  readonly #byApi: Record<string, string>;
  #added: Readonly<Record<string, string>> = {};
  readonly #byOrigin = new Map<string, Upstream>();

  constructor(byApi: Record<string, string>) {
    this.#byApi = byApi;
    for (const origin of new Set(Object.values(byApi))) this.#byOrigin.set(origin, connect(origin));
  }

  forApi(api: string): Upstream | undefined {
    const origin = this.originOf(api);
    return origin === undefined ? undefined : this.#byOrigin.get(origin);
  }

  /** Of the shell's own settings alone: what came with a section that was added is its team's. */
  ofSettings(api: string): Upstream | undefined {
    return Object.hasOwn(this.#byApi, api) ? this.#byOrigin.get(this.#byApi[api]!) : undefined;
  }

  originOf(api: string): string | undefined {
    if (Object.hasOwn(this.#byApi, api)) return this.#byApi[api];
    return Object.hasOwn(this.#added, api) ? this.#added[api] : undefined;
  }

  /** Services of added sections come and go with the document; what is under way to one that goes is finished. */
  follow({ services = {} }: Pick<DiscoveryDocument, 'services'>): void {
    this.#added = services;
    const wanted = new Set([...Object.values(this.#byApi), ...Object.values(services)]);
    for (const origin of wanted) if (!this.#byOrigin.has(origin)) this.#byOrigin.set(origin, connect(origin));
    for (const [origin, { pool }] of this.#byOrigin) {
      if (wanted.has(origin)) continue;
      this.#byOrigin.delete(origin);
      void pool.close();
    }
  }

  origins(): string[] {
    return [...this.#byOrigin.keys()];
  }

  states(): { origin: string; open: boolean; running: number }[] {
    return [...this.#byOrigin.values()].map(({ origin, breaker, places }) => ({
      origin,
      open: breaker.isOpen,
      running: places.taken,
    }));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#byOrigin.values()].map(({ pool }) => pool.close()));
  }
}

export function connect(origin: string, answersWithin = ANSWERS_WITHIN.most): Upstream {
  const pool = new Pool(origin, {
    connections: AT_ONCE.all,
    // Shorter than the services' 65 s, so that no request meets a connection that is being closed.
    keepAliveTimeout: 30_000,
    connect: { timeout: 2_000 },
    headersTimeout: answersWithin,
    bodyTimeout: 60_000,
  });
  return { origin, pool, breaker: new Breaker(), places: new Shares(AT_ONCE) };
}
