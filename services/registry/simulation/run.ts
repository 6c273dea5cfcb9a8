import { atLeast, atMost } from './bounds.ts';
import { brokenPromises, exposureTo, LOOKERS } from './exposure.ts';
import { FAULTS } from './faults.ts';
import { KINDS } from './kinds.ts';
import { FOUND_WITHIN } from './play.ts';
import { summarize, type Summary } from './summary.ts';

/** `npm run bench:rollouts -- 200 forged 100`: rollouts per row, only kinds with this word in their name, only at this rate. */
const ROLLOUTS = Number(process.argv[2] ?? 1_000);
const WORD = process.argv[3] ?? '';
const PER_MINUTE = process.argv[4] ? [Number(process.argv[4])] : [10, 100, 1_000];
const SEED = 20_261_121;

/** Plays everything, prints a Markdown table, and ends with 1 when a bound does not hold. */
const began = performance.now();
const summaries: Summary[] = [];
console.log(
  '| rollout | sessions a minute | aborted | promoted | team notified | ≤ 10 failed sessions | ≤ 600 sessions | median time to abort | sessions affected: median, 90th percentile | held as slower: bound¹ | median sessions until then |',
);
console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
for (const kind of KINDS.filter(({ name }) => name.includes(WORD))) {
  for (const perMinute of PER_MINUTE) {
    if (kind.silent && perMinute !== PER_MINUTE[0]) continue;
    const summary = summarize(kind, perMinute, ROLLOUTS, SEED);
    summaries.push(summary);
    console.log(rowOf(summary));
  }
}
const promises: string[] = [];
console.log(
  '\n| release | sessions a minute | with neither: median, 90th percentile | with shadow renders | with a rehearsal |',
);
console.log('| --- | --: | --: | --: | --: |');
for (const fault of FAULTS.filter(({ name }) => name.includes(WORD))) {
  for (const perMinute of PER_MINUTE) {
    const by = exposureTo(fault, perMinute, ROLLOUTS, SEED);
    promises.push(...brokenPromises(fault, perMinute, by));
    const cells = LOOKERS.map((looker) => `${by[looker].median}, ${by[looker].most}`);
    console.log(`| ${[fault.name, perMinute.toLocaleString('en'), ...cells].join(' | ')} |`);
  }
}
console.log(
  `\n¹ Within ${FOUND_WITHIN.toLocaleString('en')} canary sessions where it is to be found; 95 % to one side. ${ROLLOUTS.toLocaleString('en')} rollouts each, ${Math.round((performance.now() - began) / 1_000)} s`,
);
const broken = summaries.filter(({ fits }) => !fits);
for (const { kind, perMinute } of broken)
  console.error(`out of bounds: ${kind.name} at ${perMinute} a minute`);
for (const promise of promises) console.error(`out of bounds: ${promise}`);
process.exitCode = broken.length + promises.length > 0 ? 1 : 0;

function rowOf({ kind, perMinute, rollouts, median, mostExposed, ...summary }: Summary): string {
  const share = (part: number) => `${Number(((part / rollouts) * 100).toFixed(1))} %`;
  const cells = [
    kind.name,
    kind.silent ? '0' : perMinute.toLocaleString('en'),
    share(summary.aborted),
    share(summary.promoted),
    share(summary.told),
    kind.expect === 'few_failures' ? share(summary.withinFailures) : '',
    kind.expect === 'few_sessions' ? share(summary.withinSessions) : '',
    median ? duration(median.time) : '',
    median ? `${median.exposed}, ${mostExposed}` : '',
    kind.slower === undefined ? '' : `${share(summary.slower)}: ${boundOf(kind, summary.slower, rollouts)}`,
    summary.slowerAfter === null ? '' : `${summary.slowerAfter}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What the share of slower ones must be above, or below, is what is of interest. */
function boundOf({ expect }: Summary['kind'], slower: number, rollouts: number): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return expect === 'found_slower'
    ? `≥ ${percent(atLeast(slower, rollouts))}`
    : `≤ ${percent(atMost(slower, rollouts))}`;
}

function duration(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (minutes < 2) return `${Math.round(milliseconds / 1_000)} s`;
  return minutes < 120 ? `${Math.round(minutes)} min` : `${Math.round(minutes / 60)} h`;
}
