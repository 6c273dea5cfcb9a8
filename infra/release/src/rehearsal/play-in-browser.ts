import type { BrowserRelease } from '@coachlab/contracts';
import { loadAudit } from './accessibility.ts';
import { lookBesideStable, type Sides } from './beside-stable.ts';
import { launchChromium } from './chromium.ts';
import { type Linking, linkingOf } from './dead-links.ts';
import type { Fault } from './fault.ts';
import { readPatience } from './patience.ts';
import type { RehearsalRequest, RehearsedPage } from './rehearse.ts';

interface SeenInBrowser {
  /** Why no browser looked; null where one did. */
  whyNot: string | null;
  faults: Fault[];
  stableFaults: Fault[];
  linking: Linking[];
  stableLinking: Linking[];
  unseen: string[];
}

interface Played extends Sides {
  section: Pick<BrowserRelease, 'routes' | 'navigation'>;
}

/** Looks at these pages in Chromium beside stable's, and writes into each what was measured of it. */
export async function playInBrowser(
  { remote, site, env, pictures, tell, signal, declaredApis }: RehearsalRequest,
  pages: RehearsedPage[],
  { own, stable, section }: Played,
): Promise<SeenInBrowser> {
  const seen: SeenInBrowser = {
    whyNot: null,
    faults: [],
    stableFaults: [],
    linking: [],
    stableLinking: [],
    unseen: [],
  };
  const browser = signal?.aborted ? 'it ran out of time' : await launchChromium(env, site);
  if (typeof browser === 'string') {
    seen.unseen.push(`everything in a browser: ${browser}`);
    return { ...seen, whyNot: browser };
  }
  // What a page holds up comes back at once then.
  const end = () => void browser.close();
  signal?.addEventListener('abort', end);
  try {
    const patience = readPatience(env);
    const declared = await declaredApis();
    if (!declared) seen.unseen.push('whether the APIs that it calls are declared: the registry does not say');
    const audit = await loadAudit();
    if (typeof audit !== 'string') seen.unseen.push(`accessibility: ${audit.missing}`);
    const followed = new Set<string>();
    for (const page of pages) {
      const { address } = page;
      tell(`${address} in a browser`);
      const comparison = await lookBesideStable(
        {
          browser,
          address,
          remote,
          declared,
          audit: typeof audit === 'string' ? audit : null,
          pictures: pictures?.of(address, stable !== null) ?? null,
          section: { ...section, followed },
          patience,
        },
        { own, stable },
      ).catch((error: unknown) => {
        if (!signal?.aborted) throw error;
        seen.faults.push({
          address,
          part: 'browser',
          code: 'endless',
          text: 'The rehearsal did not get past this page.',
        });
      });
      if (!comparison) break;
      for (const key of comparison.own.followed) followed.add(key);
      page.figures = comparison.own.figures;
      page.stableFigures = comparison.stable?.figures ?? null;
      page.pressed = comparison.own.pressed;
      page.followed = comparison.own.followed.length;
      seen.faults.push(...comparison.faults);
      seen.stableFaults.push(...comparison.stableFaults);
      seen.linking.push(...linkingOf([comparison.own], 'browser'));
      if (comparison.stable) seen.stableLinking.push(...linkingOf([comparison.stable], 'browser'));
      page.changed = (await pictures?.compare(browser, address)) ?? null;
    }
  } finally {
    signal?.removeEventListener('abort', end);
    await browser.close();
  }
  return seen;
}
