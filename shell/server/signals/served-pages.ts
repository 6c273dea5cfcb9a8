import { type ServedPagesRequest, SIGNALS_PATH } from '@coachlab/contracts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageAnswer } from '../pages/page-service.ts';
import type { Releases } from '../releases/releases.ts';
import { clientIp } from '../visits/client-ip.ts';
import type { Visit } from '../visits/visits.ts';

export interface ServedPagesOptions {
  registryUrl: string;
  /** The shell's own token; null turns all of this off. */
  token: string | null;
  releases: Pick<Releases, 'document'>;
  /** Milliseconds until a page is told of. A browser that works has reported by then, also on a slow phone. */
  heldBack?: number;
}

type ServedPage = ServedPagesRequest['pages'][number];

/** A browser reports two seconds after it is idle. */
const HELD_BACK_MS = 30_000;
const FLUSH_MS = 1_000;
const ANSWER_WITHIN_MS = 5_000;
/** These fit into the 64 KB that the registry takes at once. */
const BATCH = 250;
/** More pages than this in half a minute are told of by those that came first. */
const QUEUE = 20_000;
/** Visitors are counted, not pages. */
const TOLD = { max: 50_000, ttl: 600_000 };

/**
 * The pages of sections with a running rollout that went out, told to the registry half a minute later: whose browser has
 * not reported by then may be one that the release has broken so thoroughly that it cannot.
 */
export class ServedPages {
  readonly #options: ServedPagesOptions;
  readonly #queue: { at: number; page: ServedPage }[] = [];
  readonly #counted = new LRUCache<string, true>(TOLD);
  #timer: NodeJS.Timeout | null = null;

  constructor(options: ServedPagesOptions) {
    this.#options = options;
  }

  /** Leaves out what no browser would report of: pages nobody looks at yet, and visitors who are not to be tracked. */
  served(request: FastifyRequest, visitor: string, { set }: Visit, answer: PageAnswer): void {
    const { token, releases } = this.#options;
    if (token === null || answer.kind !== 'page' || request.method !== 'GET' || isLeftAlone(request)) return;
    const remote = set.remotes.find(({ name }) => name === answer.remote);
    if (!remote || remote.arm === 'override' || remote.disabled) return;
    if (!releases.document?.remotes.find(({ name }) => name === remote.name)?.candidate) return;
    const { version } = remote.release;
    const key = `${visitor} ${remote.name}@${version}`;
    if (this.#counted.has(key) || this.#queue.length >= QUEUE) return;
    this.#counted.set(key, true);
    const page = { visitor, remote: remote.name, version, address: clientIp(request) };
    this.#queue.push({ at: Date.now(), page });
    this.#timer ??= setInterval(() => void this.#send(), FLUSH_MS).unref();
  }

  /** What still waits is dropped: nobody can say yet whether its browser reports. */
  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#queue.length = 0;
  }

  async #send(): Promise<void> {
    const { heldBack = HELD_BACK_MS } = this.#options;
    const due = this.#queue.findIndex(({ at }) => at > Date.now() - heldBack);
    const pages = this.#queue.splice(0, Math.min(BATCH, due === -1 ? Infinity : due)).map(({ page }) => page);
    if (pages.length === 0) return;
    const { registryUrl, token } = this.#options;
    const body: ServedPagesRequest = { pages };
    try {
      const response = await fetch(`${registryUrl}${SIGNALS_PATH}/shell/served`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await response.body?.cancel();
    } catch {
      // Fewer to compare, on both arms. That the registry is away is logged where documents are asked for.
    }
  }
}

/** Fetched ahead by the browser, or by one that tells nothing. */
function isLeftAlone({ headers }: FastifyRequest): boolean {
  const ahead = [headers['sec-purpose'], headers['purpose']].some((purpose) =>
    String(purpose ?? '').includes('prefetch'),
  );
  return ahead || headers['dnt'] === '1' || headers['sec-gpc'] === '1';
}
