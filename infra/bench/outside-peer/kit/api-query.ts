type Part = string | null | Readonly<Record<string, string | number | null | undefined>>;

/** A GET; the type of its answer goes along. */
export interface ApiQuery<T> {
  path: string;
  enabled?: boolean;
  answer?: T;
}

export function apiQuery<T>(base: `/api/${string}`, ...parts: Part[]): ApiQuery<T> {
  const segments: string[] = [base];
  const search = new URLSearchParams();
  for (const part of parts) {
    if (typeof part === 'string') segments.push(encodeURIComponent(part));
    else
      for (const [name, value] of Object.entries(part ?? {}))
        if (value !== null && value !== undefined) search.append(name, String(value));
  }
  return { path: segments.join('/') + (search.size > 0 ? `?${search}` : '') };
}
