/** How one setting is read from text. `parse` throws an Error whose message continues "NAME …". */
export interface Field<T> {
  parse(text: string): T;
  /** Used when the setting is absent; without it the setting is required. */
  fallback?: () => T;
}

export type Fields = Record<string, Field<unknown>>;
export type ConfigOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

export function withDefault<T>(field: Field<T>, value: T): Field<T> {
  return { ...field, fallback: () => value };
}

export function optional<T>(field: Field<T>): Field<T | null> {
  return { ...field, fallback: () => null };
}

export function text(): Field<string> {
  return { parse: (value) => value };
}

export function integer(min: number, max: number): Field<number> {
  return {
    parse(value) {
      const number = Number(value);
      if (Number.isInteger(number) && number >= min && number <= max) return number;
      throw new Error(`must be a whole number from ${min} to ${max}`);
    },
  };
}

export function oneOf<const T extends string>(values: readonly T[]): Field<T> {
  return {
    parse(value) {
      const found = values.find((candidate) => candidate === value);
      if (found !== undefined) return found;
      throw new Error(`must be one of ${values.join(', ')}`);
    },
  };
}

/** An absolute address with one of the given schemes, for example `url('http', 'https')`. */
export function url(...schemes: string[]): Field<URL> {
  return {
    parse(value) {
      const parsed = URL.parse(value);
      if (parsed && schemes.includes(parsed.protocol.slice(0, -1))) return parsed;
      throw new Error(`must be an absolute address with the scheme ${schemes.join(' or ')}`);
    },
  };
}

/** Comma-separated values; blanks are dropped. */
export function list(): Field<string[]> {
  return {
    parse: (value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
  };
}

/** Comma-separated `name=value` pairs with values of at least so many characters; a name may come more than once. */
export function pairs(shortest: number): Field<[name: string, value: string][]> {
  return {
    parse: (value) =>
      list()
        .parse(value)
        .map((pair) => {
          const at = pair.indexOf('=');
          const [name, rest] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
          if (at < 1 || name === '' || rest.length < shortest) {
            throw new Error(`must be name=value pairs with values of at least ${shortest} characters`);
          }
          return [name, rest];
        }),
  };
}
