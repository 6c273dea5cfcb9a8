import type { RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { routesFrom } from '@coachlab/federation';
import type { Upstreams } from './upstreams.ts';

/** Every address that search engines may list, from the remotes' routes and the lists those name. */
export async function sitemap(set: ResolvedSet, origin: string, upstreams: Upstreams): Promise<string> {
  const routes = routesFrom(set)
    .filter(({ disabled }) => !disabled)
    .map(({ route }) => route)
    .filter((route) => !route.noindex);
  const paths = (await Promise.all(routes.map((route) => pathsOf(route, upstreams)))).flat();
  const urls = paths.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

async function pathsOf(route: RemoteRoute, upstreams: Upstreams): Promise<string[]> {
  if (!route.path.includes('/:')) return [route.path];
  if (!route.sitemapFrom) return [];
  const origin = upstreams.originOf(route.sitemapFrom.split(/[/?]/)[2] ?? '');
  const list: unknown = await fetch(`${origin}${route.sitemapFrom}`, { signal: AbortSignal.timeout(3000) })
    .then((response) => (response.ok ? response.json() : []))
    .catch(() => []);
  if (!Array.isArray(list)) return [];
  return list.map((item: Record<string, string>) =>
    route.path.replace(/:(\w+)/, (_, name: string) => encodeURIComponent(item[name] ?? '')),
  );
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
