// npm run drill:stack [-- --no-build --keep --only faults|rolling]: 50 people browse and write while everything that can go
// away does, with two shells behind Caddy, in a project of its own that is gone afterwards. Then the same crowd while
// every container is replaced (rolling-restart.sh). Prints the figures; fails when a promise of theirs was broken.
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { command } from '../stack/command.ts';
import { Compose } from '../stack/compose.ts';
import { type Fault, freeze, killHard, restart, untilHealthy } from './faults.ts';
import { inProject } from './in-project.ts';
import { balance } from './ledger.ts';
import { Crowd } from './people.ts';
import { onServer } from './query.ts';
import { type Finding, report } from './report.ts';

const PEOPLE = 50;
/** Milliseconds that the crowd is there at least. */
const LEAST = 60_000;
const FROZEN = 8_000;
const PAIR = ['docker-compose.yml', 'infra/docker/two-shells.yml'];
const KILLED = ['catalog', 'journey', 'assessment', 'community', 'assistant', 'registry', 'shell', 'shell-2'];

const { only } = parseArgs({ strict: false, options: { only: { type: 'string' } } }).values;
const ports = { site: await getPort(), operators: await getPort() };
const stack = new Compose(`coachlab-drill-${process.pid}`, ports, PAIR);

await inProject(stack, ['caddy:2.11'], async () => [
  ...(only === undefined || only === 'faults' ? await underFaults() : []),
  ...(only === undefined || only === 'rolling' ? await whileReplaced() : []),
]);

async function underFaults(): Promise<Finding[]> {
  const run = `drill-${process.pid}`;
  const crowd = new Crowd(stack.url, run);
  const faults: Fault[] = [];
  const suffer = async (name: string, service: string, section: string, work: () => Promise<void>) => {
    const from = crowd.now;
    await work();
    await untilHealthy(stack, service);
    faults.push({ name, section, from, until: crowd.now });
    await sleep(1_500);
  };
  crowd.start(PEOPLE);
  await crowd.warm();
  for (const service of KILLED)
    await suffer(`kill -9 ${service}`, service, service, () => killHard(stack, service));
  // Two shells are new and have rendered little.
  await crowd.warm();
  await suffer('restart mysql', 'mysql', 'database', () => restart(stack, 'mysql'));
  await suffer(`freeze mysql ${FROZEN / 1000} s`, 'mysql', 'database', () => freeze(stack, 'mysql', FROZEN));
  await suffer('kill -9 mysql', 'mysql', 'database', () => killHard(stack, 'mysql'));
  for (const service of KILLED) await untilHealthy(stack, service);
  if (crowd.now < LEAST) await sleep(LEAST - crowd.now);
  await crowd.stop();
  return report('Faults', crowd, faults, await balance(onServer(stack), run, crowd.accepted));
}

async function whileReplaced(): Promise<Finding[]> {
  const run = `rolling-${process.pid}`;
  const crowd = new Crowd(stack.url, run);
  crowd.start(PEOPLE);
  await sleep(5_000);
  const script = resolve(import.meta.dirname, '../rolling-restart.sh');
  const told = await command('bash', [script], stack.environment);
  console.log(told);
  await sleep(3_000);
  await crowd.stop();
  return report('Rolling restart', crowd, [], await balance(onServer(stack), run, crowd.accepted));
}
