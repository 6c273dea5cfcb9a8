import type { Fault } from './fault.ts';
import type { SiteVisit } from './site-visit.ts';

/** Links that are asked for beside the pages that were looked at. */
const MOST = 150;

/** A page, and the addresses of this site that it links to. */
export interface Linking {
  address: string;
  part: Fault['part'];
  links: string[];
}

interface Side {
  visit: SiteVisit;
  pages: Linking[];
}

export const linkingOf = (looks: { address: string; links: string[] }[], part: Fault['part']): Linking[] =>
  looks.map(({ address, links }) => ({ address, part, links }));

/** Links that lead to an error page. Those that stable has as well, to as little, are stable's faults, too. */
export async function findDeadLinks(
  own: Side,
  stable: Side | null,
): Promise<{ faults: Fault[]; stableFaults: Fault[]; left: number }> {
  // What is wrong with these was told of already.
  const known = new Set(own.pages.map(({ address }) => address));
  const linked = [...firstOfEach(own.pages)].filter(([link]) => !known.has(link));
  const ofStable = firstOfEach(stable?.pages ?? []);
  const faults: Fault[] = [];
  const stableFaults: Fault[] = [];
  for (const [link, { address, part }] of linked.slice(0, MOST)) {
    const fault = await deadLink(own.visit, link);
    if (!fault) continue;
    faults.push({ address, part, ...fault });
    const alike = stable && ofStable.has(link) ? await deadLink(stable.visit, link) : null;
    if (alike) stableFaults.push({ address, part, ...alike });
  }
  return { faults, stableFaults, left: Math.max(0, linked.length - MOST) };
}

/** Each link, with the first page that has it. */
function firstOfEach(pages: Linking[]): Map<string, Linking> {
  const first = new Map<string, Linking>();
  for (const page of pages) for (const link of page.links) if (!first.has(link)) first.set(link, page);
  return first;
}

async function deadLink(visit: SiteVisit, link: string): Promise<Pick<Fault, 'code' | 'text'> | null> {
  const { status } = await visit.get(link);
  return status < 400 ? null : { code: 'dead_link', text: `It links to ${link}, which answers ${status}.` };
}
