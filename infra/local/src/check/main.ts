// npm test [-- <step> … <path>/ …]: the core check, or the steps that are named; a word with a slash is passed on to the unit tests.
// npm run test:all: every step.
import { constants } from 'node:os';
import { ROOT } from '../bootstrap/prepare.mjs';
import { whenOrphaned } from '../bootstrap/when-orphaned.mjs';
import { type Outcome, runStep } from './run-step.ts';
import { STEPS } from './steps.ts';
import { installTools } from './tools.ts';

const stop = new AbortController();
process.on('exit', () => stop.abort());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
if (process.env.COACHLAB_HANDED_OVER ?? process.env.npm_lifecycle_event) whenOrphaned(() => process.exit(1));

const words = process.argv.slice(2);
const all = words.includes('--all');
const paths = words.filter((word) => word.includes('/'));
const names = words.filter((word) => word !== '--all' && !paths.includes(word));
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}; there are ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const steps = STEPS.filter(({ name, core }) => (names.length > 0 ? names.includes(name) : all || core));

const missing = await installTools(ROOT, steps);
const outcomes: Outcome[] = [];
for (const step of steps) {
  const args = step.name === 'unit' ? paths : [];
  outcomes.push(await runStep(ROOT, step, args, stop.signal));
}

for (const { step, secondTries } of outcomes)
  for (const title of secondTries) console.log(`second try: ${step.name}: ${title}`);
for (const { step, notChecked } of outcomes)
  if (notChecked) console.log(`not checked: ${step.name}: ${notChecked}`);
for (const sentence of missing) console.log(sentence);
const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
const failed = sum('failed') + missing.length;
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
