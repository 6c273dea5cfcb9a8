import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { choosePorts, isBlockedByBrowsers, isTaken } from './ports.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('the public port', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::'])('is taken when somebody listens on %s', async (host) => {
    expect(await isTaken(await occupy(0, host), '127.0.0.1')).toBe(true);
  });

  it('is free when nobody does', async () => {
    const port = await occupy(0, '127.0.0.1');
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await isTaken(port, '127.0.0.1')).toBe(false);
  });
});

it.each([
  [4190, true],
  [6000, true],
  [4191, false],
])('port %i is blocked by browsers: %s', async (port, blocked) => {
  expect(await isBlockedByBrowsers(port)).toBe(blocked);
});

describe('the ports of the services', () => {
  it('are free ones, and each has its own', async () => {
    const ports = await choosePorts(['catalog', 'journey'], join(temporaryFolder(), 'ports.json'));
    expect(ports.catalog).not.toBe(ports.journey);
    expect(await isTaken(ports.catalog ?? 0, '127.0.0.1')).toBe(false);
  });

  it('stay the same as the last time', async () => {
    const file = join(temporaryFolder(), 'ports.json');
    const first = await choosePorts(['catalog', 'journey'], file);
    expect(await choosePorts(['catalog', 'journey'], file)).toEqual(first);
  });

  it('change when another program uses one', async () => {
    const file = join(temporaryFolder(), 'ports.json');
    const first = await choosePorts(['catalog', 'journey'], file);
    await occupy(first.catalog ?? 0, '127.0.0.1');
    const second = await choosePorts(['catalog', 'journey'], file);
    expect(second.catalog).not.toBe(first.catalog);
    expect(second.journey).toBe(first.journey);
  });
});

async function occupy(port: number, host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
