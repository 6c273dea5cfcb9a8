import { CACHE_PREFIX, TITLE_HEADER } from '../offline/kept-pages.ts';
import type { Entry } from './entry.ts';

/** As the server writes text into HTML. */
const WRITTEN: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * The pages that this browser has kept: what can be opened when nobody can be asked what there is.
 *
 * @param idAt the id that a page is found by otherwise, for example the artifact's
 */
export async function keptEntries(
  storage: CacheStorage,
  idAt: (address: string) => string | undefined,
): Promise<Entry[]> {
  const [name, ...others] = (await storage.keys()).filter((each) => each.startsWith(CACHE_PREFIX));
  if (name === undefined || others.length > 0) return [];
  const cache = await storage.open(name);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const title = titleIn((await cache.match(request))?.headers.get(TITLE_HEADER));
      return { address: pathname + search, title };
    }),
  );
  return pages.flatMap(({ address, title }) =>
    title ? [{ id: idAt(address) ?? `page:${address}`, title, kind: 'Kept', opens: { href: address } }] : [],
  );
}

/** Anything on the origin may have written it: it is text, whatever it says. */
function titleIn(header: string | null | undefined): string {
  try {
    return decodeURIComponent(header ?? '')
      .replace(/ \| Coachlab$/, '')
      .replace(/&(amp|lt|gt|quot|#x27);/g, (_, code: string) => WRITTEN[code]!);
  } catch {
    return '';
  }
}
