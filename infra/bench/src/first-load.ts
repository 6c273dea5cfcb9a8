// npm run bench:first-load: what a first visit costs here, and in the same pages built other ways.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { launchBrowser } from './measure/browser.ts';
import { measure } from './measure/measure.ts';
import { parseOptions } from './options.ts';
import { buildOutside } from './outside/build-outside.ts';
import { checkSameContent } from './outside/same-content.ts';
import { checkPages } from './pages.ts';
import { buildPeers } from './peers/build-peers.ts';
import { SLOW_PHONE } from './profile.ts';
import { judge } from './report/claims.ts';
import { summarise } from './report/figures.ts';
import { measureParts } from './report/parts.ts';
import { printFigures, printOutside, printParts, printVerdicts } from './report/print.ts';
import { Site } from './site.ts';
import { startField } from './variants.ts';

const { runs, pages, peers, json } = parseOptions(process.argv.slice(2));
const say = (line: string) => console.error(line);

say('Starting the site …');
const site = await Site.start();
try {
  await checkPages(site.url, pages);
  const own = peers.some((name) => name !== 'next');
  if (own) {
    say('Building the peers …');
    await buildPeers();
  }
  const parts = own ? await measureParts() : [];
  if (peers.includes('next')) await buildOutside(site.upstreams(), say);
  const field = await startField(site, peers);
  const browser = await launchBrowser();
  try {
    const outside = field.variants.filter((variant) => variant.outside).map(({ url }) => url);
    await checkSameContent(browser, site.url, outside, pages);
    const visits = await measure(browser, field, pages, runs, say);
    const summary = summarise(visits);
    const verdicts = judge(summary);
    if (own) printParts(parts);
    printFigures(summary, field.variants);
    printOutside(summary, verdicts);
    printVerdicts(verdicts);
    // Over the last five minutes, which are those of the visits.
    const load = loadavg()[1]!;
    const machine = { cpus: cpus().length, model: cpus()[0]?.model, load, chromium: browser.version() };
    if (load > 2 * machine.cpus) {
      console.log(
        `\nNOTE: a load of ${load.toFixed(0)} on ${machine.cpus} cores: the machine was busy, which affects times but not bytes, requests or depth.`,
      );
    }
    mkdirSync(dirname(resolve(json)), { recursive: true });
    writeFileSync(
      json,
      JSON.stringify(
        { at: new Date(), runs, machine, profile: SLOW_PHONE, summary, verdicts, parts, visits },
        null,
        2,
      ),
    );
    console.log(`\nEvery visit: ${json}`);
  } finally {
    await browser.close();
    await field.end();
  }
} finally {
  await site.end();
}
