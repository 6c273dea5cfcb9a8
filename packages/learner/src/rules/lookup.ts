/** A map's own entry. Keys come from storage and answers, so `constructor` must not find Object's. */
export function own<T>(map: Record<string, T> | undefined, key: string): T | undefined {
  return map && Object.hasOwn(map, key) ? map[key] : undefined;
}

/** What a weight map says for a value; 0 when it says nothing. */
export function weightOf(map: Record<string, number> | undefined, key: string | number): number {
  return own(map, String(key)) ?? 0;
}
