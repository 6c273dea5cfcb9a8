// npm run bench:first-load: what a first visit costs here, and in the same pages built other ways.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { launchBrowser } from './measure/browser.ts';
import { inTables, summarise } from './measure/figures.ts';
import { measure } from './measure/measure.ts';
import { parseOptions } from './options.ts';
import { checkPages } from './pages.ts';
import { buildPeers } from './peers/build-peers.ts';
import { SLOW_PHONE } from './profile.ts';
import { Site } from './site.ts';
import { startField } from './variants.ts';

const { runs, pages, peers, json } = parseOptions(process.argv.slice(2));
const say = (line: string) => console.error(line);

say('Starting the site …');
const site = await Site.start();
try {
  await checkPages(site.url, pages);
  say('Building the peers …');
  await buildPeers();
  const field = await startField(site, peers);
  const browser = await launchBrowser();
  try {
    const visits = await measure(browser, field, pages, runs, say);
    const summary = summarise(visits);
    console.log(`\n${inTables(summary, field.variants)}`);
    // Over the last five minutes, which are those of the visits.
    const load = loadavg()[1]!;
    const machine = { cpus: cpus().length, model: cpus()[0]?.model, load, chromium: browser.version() };
    if (load > 2 * machine.cpus) {
      console.log(
        `\nNOTE: a load of ${load.toFixed(0)} on ${machine.cpus} cores: the machine was busy, which affects times but not bytes, requests or depth.`,
      );
    }
    mkdirSync(dirname(resolve(json)), { recursive: true });
    const report = { at: new Date(), runs, machine, profile: SLOW_PHONE, summary, visits };
    writeFileSync(json, JSON.stringify(report, null, 2));
    console.log(`\nEvery visit: ${json}`);
  } finally {
    await browser.close();
    await field.end();
  }
} finally {
  await site.end();
}
