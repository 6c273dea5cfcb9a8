/**
 * npm run bench:presses -- [presses of each kind, 25]: what becomes of what visitors press and enter on a first visit
 * before React has the page in hand, here and in the same pages as one server-rendered application.
 */
import { loadavg } from 'node:os';
import { launchBrowser } from './measure/browser.ts';
import { buildPeers } from './peers/build-peers.ts';
import { Peer } from './peers/peer.ts';
import { CASES } from './presses/cases.ts';
import { type Press, pressEarly } from './presses/press-early.ts';
import { Site } from './site.ts';

const each = Number(process.argv[2] ?? 25);
if (!Number.isInteger(each) || each < 1) throw new Error('Clicks of each kind: a whole number from 1');

const site = await Site.start();
try {
  await buildPeers();
  const peer = await Peer.start({
    build: 'single-server',
    rendering: 'server',
    upstreams: site.upstreams(),
  });
  const browser = await launchBrowser();
  const presses: Record<string, Press[]> = { [site.url]: [], [peer.url]: [] };
  try {
    for (const one of CASES) {
      for (const [origin, all] of Object.entries(presses)) {
        const these: Press[] = [];
        // At even distances over the time for which a visitor hesitates.
        for (let at = 0; at < each; at += 1) these.push(await pressEarly(browser, origin, one, at / each));
        all.push(...these);
        console.log(`${one.name} on ${one.path}, ${nameOf(origin)}: ${inWords(these)}`);
      }
    }
  } finally {
    await browser.close();
    await peer.end();
  }
  console.log(`\nCPU 4×, 150 ms, 1.6 Mbps; load average ${loadavg()[1]!.toFixed(1)}`);
  for (const [origin, all] of Object.entries(presses)) console.log(`${nameOf(origin)}: ${inWords(all)}`);
  if (presses[site.url]!.some(({ outcome }) => outcome === 'lost')) process.exitCode = 1;
} finally {
  await site.end();
}

function nameOf(origin: string): string {
  return origin === site.url ? 'this site' : 'one app, server-rendered';
}

function inWords(presses: Press[]): string {
  const count = (wanted: Press['outcome']) => presses.filter(({ outcome }) => outcome === wanted).length;
  const times = presses.map(({ took }) => took).filter((took) => !Number.isNaN(took));
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
  const early = presses.length - count('late');
  return `${count('lost')} of ${early} lost, answered in ${median.toFixed(0)} ms (median); ${count('late')} came too late to count`;
}
