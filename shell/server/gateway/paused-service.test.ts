import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pWaitFor from 'p-wait-for';
import { SmallSite } from '../testing/small-site.ts';

/** A process that answers every call. */
const SERVICE = `require('node:http')
  .createServer((request, response) => request.resume().on('end', () => response.end('[]')))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

let service: ChildProcess;
let site: SmallSite;
let origin: string;

beforeEach(async () => {
  service = spawn(process.execPath, ['-e', SERVICE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(service.stdout!, 'data');
  const url = `http://127.0.0.1:${String(port).trim()}`;
  const upstreams = { COACHLAB_UPSTREAMS: `forum=${url},chat=${url}` };
  site = await SmallSite.withLab(upstreams);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  service.kill('SIGKILL');
  site.app.server.closeAllConnections();
  await site.stop();
});

async function call(path: string, method = 'GET') {
  const response = await fetch(origin + path, { method });
  await response.text();
  return { status: response.status, again: response.headers.get('retry-after') };
}
const read = () => call('/api/forum/posts');
const UNAVAILABLE = { status: 503, again: '1' };

it('a service that is paused has its readers told to come again, soon at once, until it goes on', async () => {
  expect((await read()).status).toBe(200);
  service.kill('SIGSTOP');
  const answered: string[] = [];
  const write = call('/api/forum/posts', 'POST').finally(() => answered.push('write'));
  expect(await Promise.all([read(), read(), read()])).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
  expect(answered).toEqual([]);
  expect(site.upstreams.states()[0]).toMatchObject({ open: true });
  expect((await call('/lab')).status).toBe(200);
  expect(await write).toEqual(UNAVAILABLE);

  // One call finds out whether it is back; the assistant is waited for the longest. Nobody else waits with it.
  await sleep(1_000);
  const first = call('/api/chat', 'POST').finally(() => answered.push('chat'));
  for (let times = 0; times < 5; times += 1) expect(await read()).toEqual(UNAVAILABLE);
  expect(answered).toEqual(['write']);

  service.kill('SIGCONT');
  expect((await first).status).toBe(200);
  await pWaitFor(async () => (await read()).status === 200, { timeout: 60_000 });
});

it('a file that the registry alone has is not waited for longer than a read', async () => {
  const file = '/remotes/catalog/0.9.0/browser/entry.js';
  site.registry.slow.set(file, new Promise(() => {}));
  service.kill('SIGSTOP');
  const answered: string[] = [];
  await Promise.all([
    call('/api/forum/posts', 'POST').then(() => answered.push('write')),
    call(file).then(({ status }) => answered.push(`file: ${status}`)),
  ]);
  expect(answered).toEqual(['file: 503', 'write']);
});
