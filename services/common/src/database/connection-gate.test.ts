import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ConnectionGate, ConnectionPaused } from './connection-gate.ts';

const SECOND = 1_000;
const GREETING = Buffer.from([1, 0, 0, 0, 0x0a]);

let server: Server;
let gate: ConnectionGate;
let now: number;
/** What the server does with a connection. */
let answer: (socket: Socket) => void;
let attempts: number;
let running: number;
let most: number;

beforeEach(async () => {
  [now, attempts, running, most] = [0, 0, 0, 0];
  server = createServer((socket) => {
    attempts += 1;
    running += 1;
    most = Math.max(most, running);
    socket.on('error', () => {}).on('close', () => (running -= 1));
    answer(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  gate = new ConnectionGate({ host: '127.0.0.1', port }, () => now);
});
afterEach(() => void server.close());

/** What each of so many connections that are wanted at once ends with. */
async function wanted(count: number): Promise<('greeted' | 'lost' | 'paused')[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = gate.open();
      const outcome = await new Promise<'greeted' | 'lost' | 'paused'>((resolve) => {
        socket.once('data', () => resolve('greeted'));
        socket.once('error', (error) => resolve(error instanceof ConnectionPaused ? 'paused' : 'lost'));
        socket.once('close', () => resolve('lost'));
      });
      socket.destroy();
      return outcome;
    }),
  );
}

it('an outage of ten minutes meets the server with few attempts, whatever waits for it', async () => {
  // All that a pool opens at its beginning may be lost.
  answer = (socket) => socket.write(GREETING);
  expect(new Set(await wanted(10))).toEqual(new Set(['greeted']));
  answer = (socket) => socket.destroy();
  await wanted(10);
  [attempts, most] = [0, 0];
  for (; now < 600 * SECOND; now += SECOND / 2) await wanted(3);
  expect(attempts).toBeLessThan(40);
  expect(most).toBe(1);

  // Thirty seconds after it is back, everybody is connected.
  answer = (socket) => socket.write(GREETING);
  now += 30 * SECOND;
  expect(new Set(await wanted(10))).toEqual(new Set(['greeted']));
});

it('of those that want a connection at once only one finds out that there is none', async () => {
  answer = (socket) => socket.destroy();
  expect(await wanted(5)).toEqual(['lost', 'paused', 'paused', 'paused', 'paused']);
  expect(attempts).toBe(1);
});

it('passes over who gave up while another waited', async () => {
  answer = () => {};
  const first = gate.open();
  await once(first, 'connect');
  const second = gate.open();
  second.destroy();
  first.destroy();
  await once(first, 'close');
  answer = (socket) => socket.write(GREETING);
  now += SECOND;
  expect(await wanted(1)).toEqual(['greeted']);
  expect(attempts).toBe(2);
});
