import { connect, createServer, type Server } from 'node:net';
import { readStamp, writeStamp } from '../lib/stamp.ts';

/**
 * Whether anybody holds the port. Asked both ways: a program on all addresses does not keep us from binding one of them
 * everywhere, and one on IPv6 only would answer in our place for `localhost`.
 */
export async function isTaken(port: number, host: string): Promise<boolean> {
  const answers = await Promise.all([answersAt(port, '127.0.0.1'), answersAt(port, '::1')]);
  if (answers.includes(true)) return true;
  const server = await listen(port, host);
  server?.close();
  return server === undefined;
}

/**
 * Whether browsers open no page there, since another protocol uses the port. `fetch` keeps the same list, of the Fetch
 * standard, and refuses before it connects.
 */
export async function isBlockedByBrowsers(port: number): Promise<boolean> {
  const reason = await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD' }).then(
    () => undefined,
    ({ cause }: { cause?: { message?: string } }) => cause?.message,
  );
  return reason === 'bad port';
}

/**
 * A free port on 127.0.0.1 for each name: the one it had last time, else any. No usual ones: two sites that start at
 * once would both find them free, and one would take the other's services for its own.
 */
export async function choosePorts(names: string[], file: string): Promise<Record<string, number>> {
  const remembered = readStamp<Record<string, number>>(file) ?? {};
  const held: Server[] = [];
  const chosen: Record<string, number> = {};
  for (const name of names) {
    const server = (await listen(remembered[name] ?? 0, '127.0.0.1')) ?? (await listen(0, '127.0.0.1'));
    if (!server) throw new Error('There is no free port on 127.0.0.1.');
    held.push(server);
    chosen[name] = portOf(server);
  }
  await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  writeStamp(file, chosen);
  return chosen;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}

/** Undefined when the port cannot be had. */
function listen(port: number, host: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function answersAt(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const answer = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => answer(true));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
}
