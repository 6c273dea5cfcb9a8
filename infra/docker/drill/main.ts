// npm run drill [-- --no-build --keep]: 50 people browse and write while every part of the stack is killed, paused and updated,
// one after the other, in a project of its own that is gone afterwards. Then what they were told is counted in the database.
// Fails when a write was lost or doubled, or when a part or a person was away for more than 30 seconds.
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { baseImages } from '../stack/base-images.ts';
import { Compose } from '../stack/compose.ts';
import { dockerDaemon } from '../stack/daemon.ts';
import { killed, paused, untilHealthy, updated } from './faults.ts';
import { balance } from './ledger.ts';
import { Crowd } from './people.ts';

const PEOPLE = 50;
const PARTS = ['catalog', 'journey', 'assessment', 'community', 'assistant', 'registry', 'shell', 'mysql'];
const BACK_WITHIN = 30_000;
/** Milliseconds that a part stands still: longer than its callers wait for it. */
const PAUSED = 8_000;
/** Between two faults, in milliseconds. */
const CALM = 2_000;
/** Seconds from existing images to a healthy site. */
const PATIENCE = 300;

const FAULTS: Record<string, (stack: Compose, part: string) => Promise<void>> = {
  killed,
  paused: (stack, part) => paused(stack, part, PAUSED),
  updated,
};

const stack = new Compose(`coachlab-drill-${process.pid}`, {
  site: await getPort(),
  operators: await getPort(),
});
const stopDocker = await dockerDaemon();
try {
  await baseImages();
  if (!process.argv.includes('--no-build')) await stack.run('build', '--quiet');
  await stack.up(PATIENCE);
  const broken = await drill();
  for (const promise of broken) console.log(`✗ ${promise}`);
  if (broken.length > 0) process.exitCode = 1;
  else console.log('✓ Nothing was lost or doubled, and everybody was back in time.');
} catch (error) {
  console.error(await stack.describe());
  throw error;
} finally {
  if (process.argv.includes('--keep'))
    console.log(`It keeps running at ${stack.url}; project ${stack.project}`);
  else await stack.down();
  await stopDocker();
}

/** @returns the promises that were broken */
async function drill(): Promise<string[]> {
  const run = `drill-${process.pid}`;
  const crowd = new Crowd(stack.url, run, PEOPLE);
  const late: string[] = [];
  for (const [fault, cause] of Object.entries(FAULTS)) {
    for (const part of PARTS) {
      const began = performance.now();
      await cause(stack, part);
      await untilHealthy(stack, part);
      const took = performance.now() - began;
      console.log(`${part} ${fault}: healthy after ${seconds(took)} s`);
      if (took > BACK_WITHIN) late.push(`${part} was away for ${seconds(took)} s when it was ${fault}`);
      await sleep(CALM);
    }
  }
  await crowd.stop();
  const { accepted, failed, requests, longestRefusal } = crowd;
  const { lost, doubled } = await balance(stack, run, accepted);
  console.log(`${requests} requests, ${failed} failed; longest refusal ${seconds(longestRefusal)} s`);
  console.log(`Writes accepted ${accepted.length}, lost ${lost.length}, doubled ${doubled.length}`);
  return [
    ...late,
    ...(lost.length > 0 ? [`${lost.length} accepted writes are lost`] : []),
    ...(doubled.length > 0 ? [`${doubled.length} writes are stored twice`] : []),
    ...(longestRefusal > BACK_WITHIN ? [`somebody was refused for ${seconds(longestRefusal)} s`] : []),
    ...(accepted.length === 0 ? ['nothing was written'] : []),
  ];
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
