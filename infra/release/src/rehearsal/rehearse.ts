import { CommandError } from '../command-error.ts';
import { findDeadLinks, linkingOf } from './dead-links.ts';
import { compareFaults, type Fault, withoutRepeats } from './fault.ts';
import type { Figures } from './figures.ts';
import { lookOnServer, type ServerLook } from './on-the-server.ts';
import type { Pictures } from './pictures.ts';
import { playInBrowser } from './play-in-browser.ts';
import { readSitemap, sampleAddresses } from './sample.ts';
import { SiteVisit } from './site-visit.ts';

/** Addresses that are looked at on the server, and of these in a browser, where each route is looked at in any case. */
const MOST = { server: 50, browser: 12 };

export interface RehearsedPage {
  address: string;
  /** Milliseconds of the server's answer. */
  ms: number;
  stableMs: number | null;
  /** Null where no browser looked, or the page did not come. */
  figures: Figures | null;
  stableFigures: Figures | null;
  pressed: number;
  /** Links to other pages of the section that were followed from it. */
  followed: number;
  /** Which part of it looks different from stable's; null where no pictures were taken. */
  changed: number | null;
}

export interface Rehearsal {
  remote: string;
  version: string;
  site: string;
  /** The release that it was compared with. */
  stable: string | null;
  /** Nobody found a fault of its own; a half one may have passed, too. */
  passed: boolean;
  /** Why no browser looked at it; null where one did. */
  withoutBrowser: string | null;
  /** How many addresses the release has. */
  addresses: number;
  pages: RehearsedPage[];
  faults: Fault[];
  /** What the stable release does as well. */
  shared: Fault[];
  /** What nobody looked at, and why. */
  unseen: string[];
}

export interface RehearsalRequest {
  remote: string;
  version: string;
  /** The release to compare with; null where there is none. */
  stable: string | null;
  site: string;
  /** The path of a link that shows this release in one session. */
  show: (version: string) => Promise<string>;
  /** Every API that the release or one that runs declares; null where the registry does not say. */
  declaredApis: () => Promise<ReadonlySet<string> | null>;
  /** Addresses to look at alone; all of the release unless told. */
  only: string[] | null;
  /** Takes a picture of each page that the browser looks at, where somebody wants them. */
  pictures: Pictures | null;
  env: Readonly<Record<string, string | undefined>>;
  /** Hears of each page as it is looked at. */
  tell: (what: string) => void;
  /** Ends it early: a page that keeps it busy for ever is a fault. */
  signal?: AbortSignal;
}

/** Plays a release inside everything that is live, as visitors would meet it. Nobody else sees it. */
export async function rehearse(request: RehearsalRequest): Promise<Rehearsal> {
  const { remote, version, site, tell, signal } = request;
  const begin = async (release: string) => SiteVisit.begin(site, await request.show(release));
  const candidate = await begin(version);
  const running = await candidate.running(remote, version);
  if (!running) {
    throw new CommandError(
      'release_not_loaded',
      `${site} cannot get ${remote}@${version} from the registry.`,
      {
        details: ['Its log says why. Nothing was checked.'],
      },
    );
  }
  const compared = request.stable === version ? null : request.stable;
  const stable = compared === null ? null : await begin(compared);
  const map = await candidate.get('/sitemap.xml');
  const listed = map.status === 200 ? readSitemap(map.text) : [];
  const sample = sampleAddresses(running.release.routes, listed, MOST.server);
  const addresses = request.only ?? sample.addresses;
  const unseen = sample.unknown.map((path) => `${path}: no known addresses`);
  if (addresses.length < sample.all)
    unseen.push(`${sample.all - addresses.length} more addresses of its routes`);

  const looks: ServerLook[] = [];
  const stableLooks: ServerLook[] = [];
  for (const address of addresses) {
    if (signal?.aborted) break;
    tell(`${address} on the server`);
    looks.push(await lookOnServer(candidate, address, { remote, version }));
    if (stable && compared)
      stableLooks.push(await lookOnServer(stable, address, { remote, version: compared }));
  }
  const faults = looks.flatMap((look) => look.faults);
  const stableFaults = stableLooks.flatMap((look) => look.faults);
  const pages: RehearsedPage[] = looks.map(({ address, ms }, at) => ({
    address,
    ms,
    stableMs: stableLooks[at]?.ms ?? null,
    figures: null,
    stableFigures: null,
    pressed: 0,
    followed: 0,
    changed: null,
  }));

  // Whoever names addresses wants to see each.
  const inBrowser = request.only ? pages : pages.slice(0, Math.max(MOST.browser, sample.routes));
  const seen = await playInBrowser(request, inBrowser, {
    own: candidate,
    stable,
    section: running.release,
  });
  faults.push(...seen.faults);
  stableFaults.push(...seen.stableFaults);
  unseen.push(...seen.unseen);
  if (seen.whyNot === null && inBrowser.length < pages.length)
    unseen.push(`${pages.length - inBrowser.length} of these addresses in a browser`);

  if (!signal?.aborted) {
    tell('its links');
    const dead = await findDeadLinks(
      { visit: candidate, pages: [...linkingOf(looks, 'server'), ...seen.linking] },
      stable && { visit: stable, pages: [...linkingOf(stableLooks, 'server'), ...seen.stableLinking] },
    );
    faults.push(...dead.faults);
    stableFaults.push(...dead.stableFaults);
    if (dead.left > 0) unseen.push(`where ${dead.left} more of its links lead`);
  } else if (faults.length === 0) {
    const address = looks.at(-1)?.address ?? '/';
    const text = "Its pages used up the rehearsal's time.";
    faults.push({ address, part: 'server', code: 'endless', text });
  }
  const { own, shared } = compareFaults(withoutRepeats(faults), stableFaults);
  return {
    remote,
    version,
    site,
    stable: compared,
    passed: own.length === 0,
    withoutBrowser: seen.whyNot,
    addresses: sample.all,
    pages,
    faults: own,
    shared,
    unseen,
  };
}
