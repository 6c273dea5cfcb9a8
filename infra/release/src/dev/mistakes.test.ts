import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROOT } from '../settings.ts';
import { setOf } from '../testing/small-page.ts';

let work: string;
let site: Server;
let address: string;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'coachlab-dev-mistakes-'));
  mkdirSync(join(work, 'empty'));
  mkdirSync(join(work, 'mfe-events'));
  const manifest = {
    name: 'events',
    routes: [
      { path: '/events', page: 'list' },
      { path: '/forum', page: 'list' },
    ],
  };
  writeFileSync(join(work, 'mfe-events/remote.ts'), `export default ${JSON.stringify(manifest)};`);
  mkdirSync(join(work, 'mfe-bare'));
  writeFileSync(join(work, 'mfe-bare/remote.ts'), 'export default { name: "bare", routes: [] };');
  site = createServer((request, response) =>
    response.end(
      request.url === '/discovery/set' ? JSON.stringify(setOf('forum')) : '<p>Another program</p>',
    ),
  );
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  address = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => site.close(resolve));
  rmSync(work, { recursive: true });
});

function dev(...args: string[]): Promise<{ code: number; err: string }> {
  const command = [join(ROOT, 'infra/release/bin/coachlab.mjs'), 'dev', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: work }, (error, _out, err) =>
      resolve({ code: error ? Number(error.code) : 0, err }),
    );
  });
}

it.each([
  [['empty', '--port', 'many'], 2, '--port is "many"; it takes 1 to 65535.'],
  [['empty', '--site', 'the-site'], 2, '--site is "the-site", which is not an http address.'],
  [['nowhere'], 1, 'There is no folder nowhere, and no section of that name.'],
  [
    ['empty', '--site', 'http://127.0.0.1:59999'],
    3,
    'No site answers at http://127.0.0.1:59999 (ECONNREFUSED).',
  ],
])('%j ends with %d and a sentence', async (args, code, sentence) => {
  const ended = await dev(...args);
  expect(ended.err).toContain(sentence);
  expect(ended.code).toBe(code);
});

it('another program is no site', async () => {
  const other = createServer((_request, response) => response.end('<p>Another program</p>'));
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(other.address() as AddressInfo).port}`;
  const { code, err } = await dev('empty', '--site', url);
  other.close();
  expect(err).toContain(`${url} is no Coachlab site: /discovery/set answers 200.`);
  expect(code).toBe(1);
});

it.each([
  ['empty', 'empty is no section: it has no remote.ts.'],
  ['mfe-events', 'events has addresses that belong to another section of'],
  ['mfe-bare', 'mfe-bare. Run npm install.'],
])('the folder %s is refused before anything is built', async (folder, sentence) => {
  const { code, err } = await dev(folder, '--site', address, '--port', '59998');
  expect(err).toContain(sentence);
  expect(code).toBe(1);
});

it('a port that is taken is told', async () => {
  const { port } = new URL(address);
  const { code, err } = await dev('empty', '--site', address, '--port', port);
  expect(err).toContain(`Port ${port} is taken by another program: choose another with --port.`);
  expect(code).toBe(1);
});
