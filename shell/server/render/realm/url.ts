import { URL_PARTS } from '@coachlab/contracts';
import { host } from './host.ts';
import { URLSearchParams } from './url-search-params.ts';

export { URLSearchParams };

type Part = (typeof URL_PARTS)[number];

/** The web's URL, read by Node's own parser outside of the realm. */
export class URL {
  #parts: Record<Part, string>;
  declare href: string;
  declare protocol: string;
  declare username: string;
  declare password: string;
  declare host: string;
  declare hostname: string;
  declare port: string;
  declare pathname: string;
  declare search: string;
  declare hash: string;
  declare origin: string;
  readonly searchParams: URLSearchParams;

  constructor(address: unknown, base: unknown = '') {
    const parts = partsOf(host.parseUrl(String(address), String(base)));
    if (!parts) throw new TypeError('Invalid URL');
    this.#parts = parts;
    this.searchParams = new URLSearchParams(parts.search, (search) => this.#set('search', search));
  }

  static canParse(address: unknown, base: unknown = ''): boolean {
    return host.parseUrl(String(address), String(base)) !== '';
  }

  static parse(address: unknown, base?: unknown): URL | null {
    return URL.canParse(address, base) ? new URL(address, base) : null;
  }

  toString(): string {
    return this.#parts.href;
  }

  toJSON(): string {
    return this.#parts.href;
  }

  #set(part: Part, value: string): void {
    this.#parts = partsOf(host.changeUrl(this.#parts.href, part, String(value))) ?? this.#parts;
  }

  static {
    for (const part of URL_PARTS) {
      Object.defineProperty(URL.prototype, part, {
        get(this: URL) {
          return this.#parts[part];
        },
        set(this: URL, value: string) {
          this.#set(part, value);
          if (part === 'href' || part === 'search')
            URLSearchParams.read(this.searchParams, this.#parts.search);
        },
        enumerable: true,
        configurable: true,
      });
    }
  }
}

function partsOf(lines: string): Record<Part, string> | null {
  if (lines === '') return null;
  const values = lines.split('\n');
  return Object.fromEntries(URL_PARTS.map((part, at) => [part, values[at]])) as Record<Part, string>;
}
