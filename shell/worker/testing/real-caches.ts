import { caches as real, Request, Response } from 'undici';

/** Node has the browser's cache in this library, which takes its own answers alone. */
Object.assign(globalThis, { Request, Response });

export const ORIGIN = 'https://coachlab.example';
export const storage = real as unknown as CacheStorage;

export async function emptyStorage(): Promise<void> {
  for (const name of await storage.keys()) await storage.delete(name);
}

/** As it comes from the server: an answer that is made here has no type of its own. */
export function sent(
  body: string,
  headers: Record<string, string>,
  more: Partial<globalThis.Response> = {},
): globalThis.Response {
  const response = new globalThis.Response(body, { headers });
  Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => sent(body, headers, more) },
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }])),
  });
  return response;
}
