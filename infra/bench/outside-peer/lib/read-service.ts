import 'server-only';

/** First path segment after /api/ to the service's address. */
const upstreams = JSON.parse(process.env.UPSTREAMS ?? '{}') as Record<string, string>;

/** @throws Error naming the address and the status */
export async function readService<T>(path: `/api/${string}`): Promise<T> {
  const response = await fetch((upstreams[path.split(/[/?]/)[2]!] ?? '') + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()) as T;
}
