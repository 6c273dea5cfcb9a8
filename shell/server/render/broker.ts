import { HEADER } from '@coachlab/contracts';
import { isForOperators } from '../gateway/operators-calls.ts';
import type { Upstream } from '../gateway/upstreams.ts';
import type { ReadHead, RenderRequest } from './protocol.ts';

/** A service that does not answer must not cost the page its whole 2 seconds. */
const TIMEOUT_MS = 1200;
const MOST = { reads: 64, running: 16, bytes: 4 * 1024 * 1024, path: 2048 };

export interface BrokerOptions {
  /** The service behind an API. */
  upstreamOf: (api: string) => Upstream | undefined;
}

/** The body as it came: what it says is for the section's code alone to read. */
export interface BrokerAnswer {
  head: ReadHead;
  body: Buffer;
}

type Page = Pick<RenderRequest, 'release' | 'requestId' | 'trace'>;

/**
 * All that a section's code can reach of the world while it draws a page: GET of the APIs that its release declared,
 * without anybody's identity, in bounded number, size and time.
 */
export class Broker {
  readonly #options: BrokerOptions;
  readonly #page: Page;
  readonly #end = new AbortController();
  #reads = 0;
  #running = 0;
  #bytes = 0;

  constructor(options: BrokerOptions, page: Page) {
    this.#options = options;
    this.#page = page;
  }

  /** Never rejects: what may not or cannot be read is an answer of its own. */
  async read(path: unknown): Promise<BrokerAnswer> {
    this.#reads += 1;
    if (this.#reads > MOST.reads || this.#running >= MOST.running) return refusal(429, 'too many reads');
    const api = apiOf(path);
    if (api === null) return refusal(400, 'not an address of an API');
    if (isForOperators(path as string)) return refusal(403, 'operators have their own address');
    if (!this.#page.release?.apis.includes(api)) return refusal(403, `the release does not declare "${api}"`);
    const upstream = this.#options.upstreamOf(api);
    const leave = upstream?.places.take(this.#page.release.id);
    if (!upstream || !leave) return refusal(503, 'the service does not answer');
    this.#running += 1;
    try {
      return await this.#ask(upstream, path as string);
    } catch (error) {
      return refusal(503, (error as Error).message);
    } finally {
      this.#running -= 1;
      leave();
    }
  }

  /** The page is answered, or given up: what is still being read is for nobody. */
  end(): void {
    this.#end.abort();
  }

  async #ask({ pool }: Upstream, path: string): Promise<BrokerAnswer> {
    const { trace, requestId } = this.#page;
    const { statusCode, headers, body } = await pool.request({
      method: 'GET',
      path,
      headers: { ...trace, accept: 'application/json', [HEADER.requestId]: requestId },
      signal: AbortSignal.any([this.#end.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const chunks: Buffer[] = [];
    for await (const chunk of body as AsyncIterable<Buffer>) {
      this.#bytes += chunk.length;
      if (this.#bytes > MOST.bytes) return refusal(413, 'the page reads too much');
      chunks.push(chunk);
    }
    const retryAfter = headers['retry-after'];
    return {
      head: {
        status: statusCode,
        statusText: '',
        retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
      },
      body: Buffer.concat(chunks),
    };
  }
}

/** The API that a path belongs to; null for whatever a service could read as another path. */
function apiOf(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > MOST.path || /[\s\\#]|%2e|%2f|%5c/i.test(path.split('?')[0]!))
    return null;
  const url = URL.parse(path, 'http://broker.invalid');
  if (url?.origin !== 'http://broker.invalid' || url.pathname + url.search !== path) return null;
  return /^\/api\/([a-z][a-z0-9-]*)(?=\/|$)/.exec(url.pathname)?.[1] ?? null;
}

function refusal(status: number, why: string): BrokerAnswer {
  return { head: { status, statusText: why, retryAfter: null }, body: Buffer.alloc(0) };
}
