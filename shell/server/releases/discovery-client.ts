import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DiscoveryDocument } from '@coachlab/contracts';
import { acceptDiscovery, restoreDiscovery } from '@coachlab/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Mirror } from './mirror.ts';
import type { Releases } from './releases.ts';

export interface DiscoveryClientOptions {
  registryUrl: string;
  keys: string[];
  /** Where the last verified document is kept. */
  file: string;
  mirror: Mirror;
  releases: Releases;
  log: FastifyBaseLogger;
}

/** Seconds the registry may hold a question open. */
const WAIT = 25;
const PAUSE_MS = { least: 250, most: 5_000 };

/**
 * Keeps the releases in step with the registry by a long poll. A document counts once its signature, its epoch and
 * every file of its releases are right; until then the one before goes on, however old.
 */
export class DiscoveryClient {
  readonly #options: DiscoveryClientOptions;
  readonly #stop = new AbortController();
  #etag: string | null = null;
  #alarmed = false;

  constructor(options: DiscoveryClientOptions) {
    this.#options = options;
  }

  /** Starts from the copy on disk, if there is a good one. Its files were checked when they were kept. */
  async restore(): Promise<boolean> {
    const { file, keys, releases, log } = this.#options;
    const bytes = await readFile(file).catch(() => null);
    if (!bytes) return false;
    const outcome = restoreDiscovery(bytes, keys);
    if (!outcome.accepted) {
      log.error({ reason: outcome.reason }, 'the kept discovery is not trusted and is not used');
      return false;
    }
    releases.use(outcome.document);
    return true;
  }

  async run(): Promise<void> {
    let pause = PAUSE_MS.least;
    while (!this.#stop.signal.aborted) {
      try {
        await this.ask(WAIT);
        this.#calm();
        pause = PAUSE_MS.least;
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        this.#alarm(error as Error);
        await sleep(pause, undefined, { signal: this.#stop.signal }).catch(() => {});
        pause = Math.min(pause * 2, PAUSE_MS.most);
      }
    }
  }

  close(): void {
    this.#stop.abort();
  }

  /** One question; resolves whether a new document runs now. */
  async ask(wait: number): Promise<boolean> {
    const { registryUrl, keys, mirror, releases, log } = this.#options;
    const response = await fetch(`${registryUrl}/discovery?wait=${wait}`, {
      headers: this.#etag ? { 'if-none-match': this.#etag } : {},
      signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout((wait + 10) * 1000)]),
    });
    if (response.status === 304) return false;
    if (!response.ok) throw new Error(`The registry answers ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const outcome = acceptDiscovery(releases.document ?? undefined, bytes, { now: Date.now(), keys });
    if (!outcome.accepted) throw new Error(`The registry's discovery is refused: ${outcome.reason}`);
    await Promise.all(Object.values(outcome.document.releases).map((release) => mirror.hold(release)));
    await this.#keep(bytes);
    this.#etag = response.headers.get('etag');
    if (outcome.document.epoch === releases.document?.epoch) return false;
    releases.use(outcome.document);
    log.info({ epoch: outcome.document.epoch, stable: stableOf(outcome.document) }, 'a new discovery runs');
    return true;
  }

  async #keep(bytes: Buffer): Promise<void> {
    const { file } = this.#options;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  }

  #alarm(error: Error): void {
    const { log, releases } = this.#options;
    const since = releases.document?.issuedAt ?? null;
    const message = 'the registry gives no usable discovery; the last verified one goes on';
    // Said once: a registry that is down for an hour must not fill the log.
    if (!this.#alarmed) log.error({ error: error.message, since }, message);
    this.#alarmed = true;
  }

  #calm(): void {
    if (this.#alarmed) this.#options.log.info('the registry answers again');
    this.#alarmed = false;
  }
}

function stableOf(document: DiscoveryDocument): Record<string, string> {
  return Object.fromEntries(document.remotes.map(({ name, stable }) => [name, stable]));
}
