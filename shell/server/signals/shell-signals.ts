import { SIGNALS_PATH, type ShellSignalsRequest } from '@coachlab/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Failure } from './failures.ts';

export interface ShellSignalsOptions {
  registryUrl: string;
  /** The shell's own token; null turns all of this off. */
  token: string | null;
  log: FastifyBaseLogger;
}

type ShellSignal = ShellSignalsRequest['signals'][number];

const FLUSH_MS = 1_000;
const ANSWER_WITHIN_MS = 5_000;
/** As many as fit into the 64 KB that the registry takes at once, each with a stack of 1,000 characters. */
const BATCH = 50;
/** More than this in a second is an outage, which the first thousands tell of as well. */
const QUEUE = 5_000;
/** Visitors who have not shown their cookie yet, and for how long they are waited for. */
const NEWCOMERS = { max: 2_000, ttl: 60_000 };
/** What was told of a visitor is not told again for a while: sessions are counted, not events. */
const TOLD = { max: 20_000, ttl: 600_000 };

/**
 * What the gateway sees of releases that fail: renders on the server, and API errors on their pages. Sent in batches;
 * while the registry does not take them they are dropped, and nobody waits.
 */
export class ShellSignals {
  readonly #options: ShellSignalsOptions;
  readonly #queue: ShellSignal[] = [];
  readonly #newcomers = new LRUCache<string, Failure[]>(NEWCOMERS);
  readonly #told = new LRUCache<string, true>(TOLD);
  #timer: NodeJS.Timeout | null = null;
  #sending: Promise<void> | null = null;
  #alarmed = false;

  constructor(options: ShellSignalsOptions) {
    this.#options = options;
  }

  /** `version` of `remote` failed for a visitor who has shown the cookie before. */
  failed(visitor: string, failure: Failure): void {
    if (this.#options.token === null || this.#queue.length >= QUEUE) return;
    const key = `${visitor} ${failure.remote}@${failure.version} ${failure.class}`;
    if (this.#told.has(key)) return;
    this.#told.set(key, true);
    this.#queue.push({ ...failure, outcome: 'failed', visitor });
    this.#schedule();
  }

  /**
   * The same for a visitor who was made in this very request. A crawler without cookies is a new one each time, and
   * would outweigh everybody: it counts once the cookie comes back, as with a browser's first call to the API.
   */
  failedForNewcomer(visitor: string, failure: Failure): void {
    if (this.#options.token === null) return;
    const waiting = this.#newcomers.get(visitor) ?? [];
    this.#newcomers.set(visitor, [...waiting, failure]);
  }

  /** The visitor's cookie came back. */
  returned(visitor: string): void {
    const waiting = this.#newcomers.get(visitor);
    if (!waiting) return;
    this.#newcomers.delete(visitor);
    for (const failure of waiting) this.failed(visitor, failure);
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    await this.#sending;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#send(this.#queue.splice(0));
  }

  /** One batch at a time: what comes while the registry is slow waits in the queue, which is bounded. */
  #schedule(): void {
    if (this.#timer || this.#sending) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#sending = this.#send(this.#queue.splice(0)).finally(() => {
        this.#sending = null;
        if (this.#queue.length > 0) this.#schedule();
      });
    }, FLUSH_MS).unref();
  }

  async #send(signals: ShellSignal[]): Promise<void> {
    const { registryUrl, token } = this.#options;
    try {
      for (let from = 0; from < signals.length; from += BATCH) {
        const body: ShellSignalsRequest = { signals: signals.slice(from, from + BATCH) };
        const response = await fetch(`${registryUrl}${SIGNALS_PATH}/shell`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`The registry answers ${response.status}`);
      }
      this.#clearAlarm();
    } catch (error) {
      this.#alarm(error as Error);
    }
  }

  #alarm(error: Error): void {
    const message = 'the registry does not take what releases failed of; it is dropped';
    // Said once: a registry that is down for an hour must not fill the log.
    if (!this.#alarmed) this.#options.log.warn({ error: error.message }, message);
    this.#alarmed = true;
  }

  #clearAlarm(): void {
    if (this.#alarmed) this.#options.log.info('the registry accepts failure reports again');
    this.#alarmed = false;
  }
}
