import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Revisions } from './revisions.ts';

let service: Server;
let answer: RequestListener;
let revisions: Revisions;
let origin: string;

beforeEach(async () => {
  service = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  revisions = new Revisions({ origins: () => [origin], originOf: () => origin } as never);
});
afterEach(() => {
  revisions.close();
  service.closeAllConnections();
  service.close();
});

const says = (revision: string) => (answer = (_, response) => response.end(JSON.stringify({ revision })));

it('are what services say of their content', async () => {
  says('seven');
  await revisions.start();
  expect(revisions.of(['events'])).toBe(`${origin} seven`);
});

it('are no texts without end, which would be part of the key of every page', async () => {
  says('x'.repeat(5_000));
  await revisions.start();
  expect(revisions.of(['events'])).toBe(`${origin} `);
});

it('are asked of a service that never ends its answer, and of which the gateway takes no more than it needs', async () => {
  let sent = 0;
  answer = (_, response) => {
    const more = () => {
      sent += 64 * 1024;
      response.write(' '.repeat(64 * 1024));
    };
    response.on('drain', more);
    more();
  };
  await revisions.start();
  expect(revisions.of(['events'])).toBe(`${origin} `);
  // What fits into the buffers of both sides of a connection.
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

it('are not looked for where a service leads on to', async () => {
  let followed = false;
  answer = ({ url }, response) => {
    if (url === '/elsewhere') followed = true;
    response.writeHead(302, { location: '/elsewhere' }).end();
  };
  await revisions.start();
  expect(followed).toBe(false);
});
