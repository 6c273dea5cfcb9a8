import type { Fault } from './fault.ts';
import type { ServerLook } from './on-the-server.ts';
import type { SiteVisit } from './site-visit.ts';

/** Addresses that are asked for because a page links to them. */
const MOST = 40;

/**
 * Links to pages of the site that are not there. Addresses that were looked at themselves have been judged, and those of
 * the sitemap were made from what the services hold; of the others some are asked for, spread over all of them.
 */
export async function findDeadLinks(
  visit: SiteVisit,
  looks: ServerLook[],
  listed: string[],
): Promise<Fault[]> {
  const known = new Set([...listed, ...looks.map(({ address }) => address)]);
  const from = new Map<string, string>();
  for (const { address, links } of looks)
    for (const link of links) if (!known.has(link) && !from.has(link)) from.set(link, address);
  const targets = [...from.keys()];
  const step = Math.max(1, targets.length / MOST);
  const faults: Fault[] = [];
  for (let at = 0; at < targets.length; at += step) {
    const link = targets[Math.floor(at)]!;
    const { status } = await visit.get(link);
    if (status >= 400)
      faults.push({
        address: from.get(link)!,
        part: 'server',
        code: 'dead_link',
        text: `It links to ${link}, which answers ${status}.`,
      });
  }
  return faults;
}
