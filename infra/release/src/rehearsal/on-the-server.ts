import type { ResolvedSet } from '@coachlab/contracts';
import type { Fault } from './fault.ts';
import { linksIn } from './links.ts';
import type { SiteVisit } from './site-visit.ts';

/** A page that a crowd or a busy machine kept from being drawn is asked for again; one that throws does so each time. */
const TRIES = 3;

export interface ServerLook {
  address: string;
  /** Milliseconds to the whole answer. */
  ms: number;
  /** Addresses of this site that it links to. */
  links: string[];
  faults: Fault[];
}

/** What a gateway answers at this address to somebody who runs `remote@version`. */
export async function lookOnServer(
  visit: SiteVisit,
  address: string,
  { remote, version }: { remote: string; version: string },
): Promise<ServerLook> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, text, ms, location } = await visit.get(address);
    const found = faultOf({ status, text, location }, remote, version);
    if (found === null) return { address, ms, links: linksIn(text, visit.site), faults: [] };
    if (attempt === TRIES) return { address, ms, links: [], faults: [{ address, part: 'server', ...found }] };
  }
}

interface Boot {
  set: ResolvedSet;
  rendered: 'page' | 'skeleton';
}

function faultOf(
  { status, text, location }: { status: number; text: string; location: string | null },
  remote: string,
  version: string,
): Pick<Fault, 'code' | 'text'> | null {
  // Where it leads is an address of its own.
  if (status >= 300 && status < 400 && location?.startsWith('/')) return null;
  if (status !== 200) return { code: 'status', text: `The server answers ${status}.` };
  const boot = readBoot(text);
  if (!boot) return { code: 'status', text: "The server's answer is not a page of the site." };
  const runs = boot.set.remotes.find(({ name }) => name === remote)?.release.version;
  if (runs !== version) return { code: 'other_release', text: 'The page came from another release.' };
  if (boot.rendered === 'skeleton')
    return { code: 'not_drawn', text: 'The server could not render it: the page was sent empty.' };
  if (!text.includes(`data-remote="${remote}"`))
    return { code: 'not_drawn', text: 'The page did not contain the section.' };
  return null;
}

/** What the gateway hands to the browser; null where the answer is none of its pages. */
function readBoot(html: string): Boot | null {
  const [, json] = /<script type="application\/json" id="boot">([^<]*)<\/script>/.exec(html) ?? [];
  return json === undefined ? null : (JSON.parse(json) as Boot);
}
