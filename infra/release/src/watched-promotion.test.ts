import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RegistryProcess, startRegistryProcess } from './testing/registry-process.ts';
import { writeBuild } from './testing/remote-on-disk.ts';
import { runCommand } from './testing/run-command.ts';

let registry: RegistryProcess;
let work: string;

beforeAll(async () => {
  registry = await startRegistryProcess();
  work = mkdtempSync(join(tmpdir(), 'coachlab-watched-'));
}, 180_000);
afterAll(async () => {
  await registry?.stop();
  rmSync(work, { recursive: true, force: true });
});

it('a promotion is judged where there is a release to compare it with, and can be finished or made at once', async () => {
  expect((await publish('1.0.0-aaa', '--promote')).out).toContain('Promoted catalog@1.0.0-aaa.');

  const watched = await publish('1.1.0-bbb', '--promote');
  expect(watched).toMatchObject({ code: 0, err: '' });
  expect(watched.out).toContain(
    'catalog@1.1.0-bbb now meets 10 % of the visitors, and everybody within half an hour.',
  );
  expect(watched.out).toContain('If it fails more often than 1.0.0-aaa, it is taken back.');
  const { out: status } = await coachlab('status', 'catalog');
  expect(status).toContain(
    '10, 50, 100 % every 60 s, bake 10 min, goes on after 5 min unless it looks worse',
  );

  // A build server that tries again changes nothing.
  const again = await publish('1.1.0-bbb', '--promote');
  expect(again.out).toContain('It is being rolled out already, to 10 % of the visitors.');

  const other = await publish('1.2.0-ccc', '--promote');
  expect(other).toMatchObject({
    code: 1,
    err: expect.stringContaining('only one release at a time is judged'),
  });

  expect((await coachlab('promote', 'catalog@1.1.0')).out).toContain(
    'Promoted catalog@1.1.0-bbb; before: 1.0.0-aaa.',
  );
  expect((await coachlab('promote', 'catalog@1.2.0', '--at-once')).out).toContain(
    'Promoted catalog@1.2.0-ccc; before: 1.1.0-bbb.',
  );
}, 120_000);

function publish(version: string, ...options: string[]) {
  writeBuild(join(work, 'mfe-catalog'), { name: 'catalog', version });
  return coachlab('publish', 'mfe-catalog', '--no-build', ...options);
}

function coachlab(...args: string[]) {
  return runCommand(registry, work, args);
}
