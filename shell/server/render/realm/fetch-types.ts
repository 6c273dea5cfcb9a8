import { AbortSignal } from './abort.ts';
import { URL } from './url.ts';

type HeadersLike = Headers | Record<string, string> | [string, string][] | undefined;

/** As much of the web's as React Router and loaders use: they carry, and nothing here fetches. */
export class Headers {
  readonly #values = new Map<string, string>();

  constructor(init?: HeadersLike) {
    const entries = init instanceof Headers || Array.isArray(init) ? [...init] : Object.entries(init ?? {});
    for (const [name, value] of entries) this.append(name, value);
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase());
  }

  set(name: string, value: string): void {
    this.#values.set(name.toLowerCase(), String(value));
  }

  append(name: string, value: string): void {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${value}`);
  }

  delete(name: string): void {
    this.#values.delete(name.toLowerCase());
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.#values.entries();
  }
}

interface RequestInit {
  method?: string;
  headers?: HeadersLike;
  signal?: AbortSignal;
}

export class Request {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;

  constructor(input: Request | URL | string, init: RequestInit = {}) {
    const from = input instanceof Request ? input : null;
    this.url = from?.url ?? new URL(String(input)).href;
    this.method = (init.method ?? from?.method ?? 'GET').toUpperCase();
    this.headers = new Headers(init.headers ?? from?.headers);
    this.signal = init.signal ?? from?.signal ?? new AbortSignal();
  }

  clone(): Request {
    return new Request(this);
  }
}

interface ResponseInit {
  status?: number;
  statusText?: string;
  headers?: HeadersLike;
}

export class Response {
  readonly body: string | null;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;

  constructor(body: string | null = null, { status = 200, statusText = '', headers }: ResponseInit = {}) {
    this.body = body;
    this.status = status;
    this.statusText = statusText;
    this.headers = new Headers(headers);
  }

  static json(value: unknown, init?: ResponseInit): Response {
    const response = new Response(JSON.stringify(value), init);
    response.headers.set('content-type', 'application/json');
    return response;
  }

  static redirect(location: URL | string, status = 302): Response {
    return new Response(null, { status, headers: { location: String(location) } });
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  async text(): Promise<string> {
    return this.body ?? '';
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.body ?? '');
  }
}
