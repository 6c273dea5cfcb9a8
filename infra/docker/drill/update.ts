// npm run drill:update -- --from COMMIT [--keep]: 50 people browse and write while every container of an earlier commit is
// replaced by this one's, in the order of docs/runbook.md, with old and new side by side on one database. In a project of its
// own that is gone afterwards. Prints the figures; fails when a request failed or a write was lost.
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { command } from '../stack/command.ts';
import { Compose } from '../stack/compose.ts';
import { type Earlier, earlier } from './earlier.ts';
import { inProject } from './in-project.ts';
import { balance } from './ledger.ts';
import { Crowd } from './people.ts';
import { onServer } from './query.ts';
import { report } from './report.ts';

const PEOPLE = 50;
/** Milliseconds on each side alone. */
const ALONE = 15_000;
/** Seconds for a section to be published and promoted. */
const PUBLISHED_WITHIN = 300;
const PAIR = ['docker-compose.yml', 'infra/docker/two-shells.yml'];
const GRANT =
  'MYSQL_PWD=$(</secrets/mysql/root) exec mysql --protocol=tcp -h127.0.0.1 -uroot </secrets/mysql/users.sql';
const SECTIONS = ['catalog', 'journey', 'assessment', 'community'];

const { from } = parseArgs({ strict: false, options: { from: { type: 'string' } } }).values;
if (typeof from !== 'string')
  throw new Error('Name the commit to update from: npm run drill:update -- --from v1.2.0');

const ports = { site: await getPort(), operators: await getPort() };
const at = (root?: string) => new Compose(`coachlab-update-${process.pid}`, ports, PAIR, 'http', root);
const stack = at();
let before: Earlier | undefined;

const drill = async () => {
  const run = `update-${process.pid}`;
  const crowd = new Crowd(stack.url, run);
  crowd.start(PEOPLE);
  await crowd.warm();
  await sleep(ALONE);
  await before!.leave();
  await step('secrets', () => stack.run('run', '--rm', 'secrets'));
  await step('rights', () => stack.run('exec', '-T', 'mysql', 'bash', '-c', GRANT));
  await step('registry', () => replaced('registry'));
  await step('services', () => replaced(...SECTIONS));
  await step('sections', () => published(SECTIONS.map((name) => `publish-${name}`)));
  await step('assistant and shells', () => replaced('assistant', 'shell', 'shell-2'));
  await sleep(ALONE);
  await crowd.stop();
  return report(`Update from ${from}`, crowd, [], await balance(onServer(stack), run, crowd.accepted));
};

try {
  await inProject(stack, ['caddy:2.11'], drill, async () => {
    before = await earlier(stack, at, from);
    return before.stack;
  });
} finally {
  await before?.end();
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

function replaced(...services: string[]): Promise<string> {
  const script = resolve(import.meta.dirname, '../rolling-restart.sh');
  return command('bash', [script, ...services], stack.environment);
}

async function published(publishers: string[]): Promise<void> {
  await stack.run('up', '--detach', '--no-deps', '--force-recreate', ...publishers);
  const end = performance.now() + PUBLISHED_WITHIN * 1000;
  for (;;) {
    const all = (await stack.containers()).filter(({ Service }) => publishers.includes(Service));
    const failed = all.find(({ State, ExitCode }) => State === 'exited' && ExitCode !== 0);
    if (failed) throw new Error(await stack.run('logs', '--tail', '30', failed.Service));
    if (all.every(({ State }) => State === 'exited')) return;
    if (performance.now() > end) throw new Error(`${publishers.join(', ')} are still running`);
    await sleep(500);
  }
}
