/** Milliseconds for one GET. */
const TIMEOUT_MS = 3_000;

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
    });
    if (response.status === 304 && this.#value !== undefined) return this.#value;
    if (!response.ok) throw new Error(`${this.#url.pathname} answers ${response.status}`);
    const value = (await response.json()) as T;
    this.#etag = response.headers.get('etag') ?? undefined;
    this.#value = value;
    return value;
  }
}
