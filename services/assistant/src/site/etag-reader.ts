import { readJson } from '@coachlab/service-common';

/** Milliseconds for one GET. */
const TIMEOUT_MS = 3_000;
/** Bytes of an answer: all artifacts with their texts are 0.7 MB. */
const LONGEST = 16 * 1024 * 1024;

/** Reads one JSON address again and again, and is told by its ETag when nothing has changed. */
export class EtagReader<T> {
  readonly #url: URL;
  #etag: string | undefined;
  #value: T | undefined;

  constructor(url: URL) {
    this.#url = url;
  }

  /** The same object until the answer changes. Throws when it cannot be had. */
  async read(): Promise<T> {
    const response = await fetch(this.#url, {
      headers: { accept: 'application/json', ...(this.#etag ? { 'if-none-match': this.#etag } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // An API of an added section is its team's; where it leads on to is not.
      redirect: 'error',
    });
    if (response.status === 304 && this.#value !== undefined) return this.#value;
    if (!response.ok) throw new Error(`${this.#url.pathname} answers ${response.status}`);
    const value = (await readJson(response, LONGEST)) as T;
    this.#etag = response.headers.get('etag') ?? undefined;
    this.#value = value;
    return value;
  }
}
