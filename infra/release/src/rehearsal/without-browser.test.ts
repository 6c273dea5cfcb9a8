import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CommandLine } from '../testing/command-line.ts';

const VERSION = '1.1.0-bbb';
const SET = {
  epoch: 1,
  remotes: [{ name: 'catalog', release: { version: VERSION, routes: [{ path: '/catalog', page: 'home' }] } }],
};
const PAGE = `<script type="application/json" id="boot">${JSON.stringify({ set: SET, rendered: 'page' })}</script>
<div data-remote="catalog"></div>`;

/** A machine on which nobody installed what opens browsers. */
const WITHOUT_PLAYWRIGHT = `import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'playwright-core') throw new Error('not installed');
    return next(specifier, context);
  },
});`;

let command: CommandLine;
let site: Server;

beforeAll(async () => {
  command = await CommandLine.start({ rehearsals: 'required' });
  site = createServer(({ url = '' }, response) => {
    if (url.startsWith('/-/override')) return response.setHeader('set-cookie', 'override=1').end();
    if (url === '/discovery/set') return response.end(JSON.stringify(SET));
    return url === '/catalog' ? response.end(PAGE) : response.writeHead(404).end();
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  writeFileSync(join(command.work, 'without-playwright.mjs'), WITHOUT_PLAYWRIGHT);
}, 180_000);
afterAll(async () => {
  site.close();
  await command.stop();
});

it('a rehearsal without a browser says so, exits with 2, and does not count where one is required', async () => {
  await command.publish({ name: 'catalog', version: '1.0.0-aaa' }, '--promote');
  await command.publish({ name: 'catalog', version: VERSION });
  const hook = pathToFileURL(join(command.work, 'without-playwright.mjs')).href;
  const run = (...args: string[]) =>
    command.run([...args, '--site', `http://127.0.0.1:${(site.address() as AddressInfo).port}`], {
      NODE_OPTIONS: `--import=${hook}`,
    });

  const rehearsed = await run('rehearse', 'catalog@1.1.0');
  expect(rehearsed.out).toContain(
    'Looked at on the server only: playwright-core is not installed (npm install playwright-core).',
  );
  expect(rehearsed.code).toBe(2);
  expect((await command.run(['status', 'catalog'])).out).toMatch(/^1\.1\.0-bbb .*on the server only/m);

  const refused = await run('canary', 'catalog@1.1.0', '--weight', '10%');
  expect(refused).toMatchObject({
    code: 2,
    err: expect.stringContaining('requires a rehearsal in a browser'),
  });
  const catalog = (await command.status()).remotes.find(({ name }) => name === 'catalog');
  expect(catalog?.candidate).toBeUndefined();
}, 180_000);
