import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RegistryProcess, startRegistryProcess } from '../testing/registry-process.ts';
import { writeBuild } from '../testing/remote-on-disk.ts';
import { runCommand } from '../testing/run-command.ts';

let registry: RegistryProcess;
let work: string;

beforeAll(async () => {
  registry = await startRegistryProcess({ rehearsals: 'required' });
  work = mkdtempSync(join(tmpdir(), 'coachlab-rehearsal-'));
}, 180_000);
afterAll(async () => {
  await registry?.stop();
  rmSync(work, { recursive: true, force: true });
});

it('a release is rehearsed before visitors meet it where the registry wants that, or goes out with a reason', async () => {
  const first = await publish('1.0.0-aaa', '--promote');
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining('Promoted catalog@1.0.0-aaa') });

  // It begins by itself, and this registry is no site to play it on.
  const played = await publish('1.1.0-bbb', '--promote');
  expect(played.out).toContain('The registry wants a rehearsal first.');
  expect(played).toMatchObject({ code: 1, err: expect.stringContaining('--site https://the-site.example') });

  const why = ['--why', 'search is down'];
  const anyway = await coachlab('canary', 'catalog@1.1.0', '--weight', '10%', '--anyway', ...why);
  expect(anyway).toMatchObject({ code: 0, out: expect.stringContaining('catalog@1.1.0-bbb now meets') });
  expect((await coachlab('audit', 'catalog')).out).toContain(
    'Anyway, although: catalog@1.1.0-bbb has had no rehearsal. search is down',
  );
}, 120_000);

function publish(version: string, ...options: string[]) {
  writeBuild(join(work, 'mfe-catalog'), { name: 'catalog', version });
  return coachlab('publish', 'mfe-catalog', '--no-build', ...options);
}

function coachlab(...args: string[]) {
  return runCommand(registry, work, args);
}
