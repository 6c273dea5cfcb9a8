/** Small readers for values that any release, older or newer, may have written. */

export type Fields = Record<string, unknown>;

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A number, or text that is one: `"4"`. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? unique(value.flatMap((entry) => textOf(entry) ?? [])) : [];
}

/** A word kept bare (`guided`) or as JSON (`"guided"`). */
export function wordOf(raw: string): string {
  return raw.trim().replace(/^"(.*)"$/, '$1');
}

export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** The fields of stored JSON, to be kept when a release that does not know them writes; none when unreadable. */
export function storedFields(raw: string | null): Fields {
  try {
    return fieldsOf(JSON.parse(raw ?? '{}')) ?? {};
  } catch {
    return {};
  }
}
