import { setTimeout as sleep } from 'node:timers/promises';
import { readJson } from '@coachlab/http';
import type { Upstreams } from './upstreams.ts';

const POLL_MS = 1000;
const PATIENCE_MS = 2000;
/** Bytes of an answer, and characters of the revision in it, which is part of every page's key. */
const MOST = { answer: 16 * 1024, revision: 200 };

/**
 * The content revision of every service, asked for each second. A service that does not answer keeps its last one,
 * so that cached pages of its section go on being served.
 */
export class Revisions {
  readonly #upstreams: Upstreams;
  readonly #byOrigin = new Map<string, string>();
  readonly #stop = new AbortController();

  constructor(upstreams: Upstreams) {
    this.#upstreams = upstreams;
  }

  /** One text for all services behind these APIs. */
  of(apis: string[]): string {
    const origins = new Set(
      apis.map((api) => this.#upstreams.originOf(api)).filter((origin) => origin !== undefined),
    );
    return [...origins]
      .sort()
      .map((origin) => `${origin} ${this.#byOrigin.get(origin) ?? ''}`)
      .join(' ');
  }

  async start(): Promise<void> {
    await this.#ask();
    void this.#poll();
  }

  close(): void {
    this.#stop.abort();
  }

  async #poll(): Promise<void> {
    const { signal } = this.#stop;
    for (;;) {
      await sleep(POLL_MS, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      await this.#ask();
    }
  }

  async #ask(): Promise<void> {
    await Promise.all(
      this.#upstreams.origins().map(async (origin) => {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const revision = await revisionOf(origin, signal).catch(() => null);
        if (revision !== null) this.#byOrigin.set(origin, revision);
      }),
    );
  }
}

/** Null when a service says none. Where it leads on to is not followed: from here, more can be reached than its team may. */
async function revisionOf(origin: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(`${origin}/health/ready`, { signal, redirect: 'error' });
  const { revision } = ((await readJson(response, MOST.answer)) ?? {}) as { revision?: unknown };
  return typeof revision === 'string' && revision.length <= MOST.revision ? revision : null;
}
