type Init = string | URLSearchParams | Iterable<[string, string]> | Record<string, string> | undefined;

/** The web's, by the rules of application/x-www-form-urlencoded. */
export class URLSearchParams {
  #pairs: [string, string][] = [];
  readonly #changed: ((search: string) => void) | undefined;

  /** @param changed told of each change; the address that it is of */
  constructor(init?: Init, changed?: (search: string) => void) {
    this.#changed = changed;
    if (typeof init === 'string') this.#pairs = parse(init);
    else if (init && Symbol.iterator in init) this.#pairs = [...init].map(pairOf);
    else if (init) this.#pairs = Object.entries(init).map(pairOf);
  }

  static read(params: URLSearchParams, search: string): void {
    params.#pairs = parse(search);
  }

  get size(): number {
    return this.#pairs.length;
  }

  get(name: string): string | null {
    return this.#pairs.find(([each]) => each === String(name))?.[1] ?? null;
  }

  getAll(name: string): string[] {
    return this.#pairs.filter(([each]) => each === String(name)).map(([, value]) => value);
  }

  has(name: string, value?: string): boolean {
    return this.#pairs.some(([each, its]) => each === String(name) && (value === undefined || its === value));
  }

  append(name: string, value: string): void {
    this.#pairs.push(pairOf([name, value]));
    this.#tell();
  }

  set(name: string, value: string): void {
    const at = this.#pairs.findIndex(([each]) => each === String(name));
    if (at < 0) return this.append(name, value);
    this.#pairs = this.#pairs.filter(([each], index) => index === at || each !== String(name));
    this.#pairs[at] = pairOf([name, value]);
    this.#tell();
  }

  delete(name: string, value?: string): void {
    this.#pairs = this.#pairs.filter(
      ([each, its]) => each !== String(name) || (value !== undefined && its !== value),
    );
    this.#tell();
  }

  sort(): void {
    this.#pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    this.#tell();
  }

  forEach(callback: (value: string, name: string, params: URLSearchParams) => void): void {
    for (const [name, value] of this.#pairs) callback(value, name, this);
  }

  keys(): IterableIterator<string> {
    return this.#pairs.map(([name]) => name).values();
  }

  values(): IterableIterator<string> {
    return this.#pairs.map(([, value]) => value).values();
  }

  entries(): IterableIterator<[string, string]> {
    return this.#pairs.map(pairOf).values();
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.entries();
  }

  toString(): string {
    return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  }

  #tell(): void {
    this.#changed?.(this.toString());
  }
}

function pairOf([name, value]: [unknown, unknown]): [string, string] {
  return [String(name), String(value)];
}

function parse(search: string): [string, string][] {
  const text = search.startsWith('?') ? search.slice(1) : search;
  return text
    .split('&')
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A sign of percent that stands for itself.
    return spaced;
  }
}

/** `encodeURIComponent` leaves five signs that a form does not, and writes a space otherwise. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
