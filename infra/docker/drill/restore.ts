// npm run drill:restore [-- --no-build --keep --ha]: people write while a backup is taken; then everything is gone, volumes
// included, and the backup is restored onto nothing, in a project of its own. Prints how long both took; fails when a write
// that was accepted before the backup is not there. --ha: with the stack of several-machines.yml.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResolvedSet } from '@coachlab/contracts';
import getPort from 'get-port';
import { command } from '../stack/command.ts';
import { Compose } from '../stack/compose.ts';
import { believeFront } from './authority.ts';
import { inProject } from './in-project.ts';
import { balance } from './ledger.ts';
import { Crowd } from './people.ts';
import { onPrimary, onServer } from './query.ts';

const PEOPLE = 20;
/** Milliseconds for which they write before the backup, and after it. */
const BEFORE = 15_000;
const AFTER = 3_000;
/** Seconds for the restored site to be healthy. */
const PATIENCE = 300;

const several = process.argv.includes('--ha');
const files = ['docker-compose.yml', 'infra/docker/two-shells.yml', 'infra/docker/several-machines.yml'];
const ports = { site: await getPort(), operators: await getPort() };
const stack = several
  ? new Compose(`coachlab-restore-${process.pid}`, ports, files, 'https')
  : new Compose(`coachlab-restore-${process.pid}`, ports);
const query = several ? onPrimary(stack) : onServer(stack);
const folder = mkdtempSync(join(tmpdir(), 'coachlab-backup-'));
const script = (name: string) =>
  command('bash', [resolve(import.meta.dirname, '../backup', name), folder], stack.environment);

try {
  await inProject(stack, several ? ['caddy:2.11', 'haproxy:3.2'] : [], async () => {
    if (several) await believeFront(stack);
    const run = `restore-${process.pid}`;
    const crowd = new Crowd(stack.url, run);
    crowd.start(PEOPLE);
    await sleep(BEFORE);
    const accepted = [...crowd.accepted];
    console.log(await script('backup.sh'));
    await sleep(AFTER);
    await crowd.stop();
    const set = await discovered();
    await stack.run('down', '--volumes', '--timeout', '30');
    const began = performance.now();
    console.log((await script('restore.sh')).split('\n').at(-1));
    await stack.up(PATIENCE);
    if (several) await believeFront(stack);
    console.log(
      `The site was complete ${((performance.now() - began) / 60_000).toFixed(1)} minutes after everything was deleted.`,
    );
    assert.deepEqual(await discovered(), set);
    const books = await balance(query, run, accepted);
    const after = crowd.accepted.length - accepted.length;
    console.log(
      `Writes accepted before the backup: ${accepted.length}; of these, lost: ${books.lost.length}`,
    );
    console.log(`Accepted during the backup or later, which it need not contain: ${after}`);
    return [
      ...(books.lost.length > 0 ? [{ what: `${books.lost.length} writes are not in the backup` }] : []),
      ...(accepted.length === 0 ? [{ what: 'nothing was written before the backup' }] : []),
    ];
  });
} finally {
  rmSync(folder, { recursive: true });
}

/** The releases that the site shows. */
async function discovered(): Promise<string[]> {
  const { remotes } = (await (await fetch(`${stack.url}/discovery/set`)).json()) as ResolvedSet;
  return remotes.map(({ name, release }) => `${name} ${release.version}`).sort();
}
