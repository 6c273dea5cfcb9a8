/**
 * npm run bench:navigation -- [presses of each link, 8]: how long a press on a link to another section takes until the
 * next page's data stands there, here and in the same pages as one server-rendered application.
 */
import { loadavg } from 'node:os';
import { launchBrowser } from './measure/browser.ts';
import { CASES } from './navigation/cases.ts';
import { followLink, type Navigation } from './navigation/follow-link.ts';
import { buildPeers } from './peers/build-peers.ts';
import { Peer } from './peers/peer.ts';
import { quantile } from './quantile.ts';
import { table } from './table.ts';
import { Site } from './site.ts';

/** Milliseconds, at the 95th percentile. */
const ASKED = 100;
/** A loading state that is gone sooner has flashed. */
const FLASH_MS = 120;
/** Somebody who reads the first screen, and looks at a link before pressing it. */
const VISITOR = { readMs: 3_000, lookMs: 1_500 };

const each = Number(process.argv[2] ?? 8);
if (!Number.isInteger(each) || each < 1) throw new Error('Clicks on each link: a whole number from 1');

const site = await Site.start();
try {
  await buildPeers();
  const peer = await Peer.start({ build: 'single-server', rendering: 'server', upstreams: site.upstreams() });
  const browser = await launchBrowser();
  const origins = { 'this site': site.url, 'one app, server-rendered': peer.url };
  const rows: string[][] = [];
  const all: Record<string, Navigation[]> = {};
  try {
    for (const link of CASES) {
      for (const [name, origin] of Object.entries(origins)) {
        const these: Navigation[] = [];
        for (let at = 0; at < each; at += 1) these.push(await followLink(browser, origin, link, VISITOR));
        rows.push([`${link.from} → ${link.to}, ${name}`, ...inFigures(these)]);
        (all[name] ??= []).push(...these);
      }
    }
  } finally {
    await browser.close();
    await peer.end();
  }
  for (const [name, these] of Object.entries(all)) rows.push([`all, ${name}`, ...inFigures(these)]);
  console.log(table(['', 'median', '95 %', 'flashes'], rows));
  console.log(`\nA tap; CPU 4×, 150 ms, 1.6 Mbps; load average ${loadavg()[1]!.toFixed(1)}`);
  const ours = all['this site']!;
  if (quantile(tookOf(ours), 0.95) > ASKED || ours.some(isFlash)) process.exitCode = 1;
} finally {
  await site.end();
}

function inFigures(these: Navigation[]): string[] {
  const milliseconds = (share: number) => `${quantile(tookOf(these), share).toFixed(0)} ms`;
  return [milliseconds(0.5), milliseconds(0.95), `${these.filter(isFlash).length} of ${these.length}`];
}

function tookOf(these: Navigation[]): number[] {
  return these.map(({ took }) => took);
}

function isFlash({ loading }: Navigation): boolean {
  return loading > 0 && loading < FLASH_MS;
}
