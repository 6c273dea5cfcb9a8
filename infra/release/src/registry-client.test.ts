import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RegistryClient } from './registry-client.ts';

const STEERS = '\u001B]52;c;cm0gLXJm\u0007\u001B[2J';
let registry: Server;
let client: RegistryClient;
let status = 200;

beforeAll(async () => {
  registry = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? [{ why: STEERS }] : { code: 'refused', detail: STEERS }));
  });
  await new Promise<void>((done) => void registry.listen(0, '127.0.0.1', done));
  client = new RegistryClient(`http://127.0.0.1:${(registry.address() as AddressInfo).port}`, 'token');
});
afterAll(() => void registry.close());

it('gives no text that would steer a terminal: what visitors, teams and their errors say stands in answers', async () => {
  status = 200;
  expect(await client.audit({})).toEqual([{ why: '\ufffd]52;c;cm0gLXJm\ufffd\ufffd[2J' }]);
  status = 422;
  await expect(client.audit({})).rejects.toThrow('\ufffd]52;c;cm0gLXJm\ufffd\ufffd[2J');
});
