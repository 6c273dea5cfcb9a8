/**
 * npm run bench:dev -- [edits, 25]: how long a change of one line of a section takes from the editor to the screen
 * under `coachlab dev`, while what was typed into the page stays.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { copyOf } from '../../../e2e/support/copy-of.ts';
import { Development } from '../../../e2e/support/development.ts';
import { arriveHydrated } from '../../../e2e/support/hydrated.ts';
import { addNote, timeHeadingEdits } from '../../../e2e/support/heading-edits.ts';
import { launchBrowser } from './measure/browser.ts';
import { quantile } from './quantile.ts';
import { Site } from './site.ts';

/** Milliseconds, at the median. */
const ASKED = 500;
const FEWEST = 20;
const TYPED = 'typed before the edits';

const edits = Number(process.argv[2] ?? 25);
if (!Number.isInteger(edits) || edits < FEWEST)
  throw new Error(`Number of edits: a whole number from ${FEWEST}`);

const site = await Site.start();
const folder = copyOf('catalog', { types: true });
try {
  const development = await Development.start(folder, site.url);
  const browser = await launchBrowser();
  try {
    const page = arriveHydrated(await browser.newPage());
    await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'));
    addNote(development);
    await page.goto(`${development.url}/lab`);
    const note = page.getByLabel('Note');
    await note.fill(TYPED);
    const words = Array.from({ length: edits }, (_, at) => `The Lab, edit ${at + 1}`);
    const times = await timeHeadingEdits(page, development, words);
    const kept = (await note.inputValue()) === TYPED;
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    console.log(`From the edit to the screen, ${edits} edits: ${times.map(Math.round).join(', ')} ms`);
    console.log(`p50 ${p50.toFixed(0)} ms (asked: ${ASKED}), p95 ${p95.toFixed(0)} ms`);
    console.log(`What was typed is ${kept ? 'kept' : 'lost'}; load average ${loadavg()[0]!.toFixed(1)}`);
    if (p50 > ASKED || !kept) process.exitCode = 1;
  } finally {
    await browser.close();
    await development.end();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  await site.end();
}
