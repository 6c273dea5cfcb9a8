import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { jobFor } from '../../testing/job-for.ts';
import { ReadAhead } from '../read-ahead.ts';
import { RenderProcess } from '../render-process.ts';
import { describeWalls, type Walls, wallsToTry } from './walls.ts';

const ESCAPED = join(import.meta.dirname, '../../testing/escaped-worker.mjs');
/** Reached by nothing and nobody, on any machine. */
const NEVER = [
  'file',
  'ownEnvironment',
  'environmentOf',
  'memoryMapOf',
  'secret',
  'secretByDescriptor',
  'folder',
  'write',
  'link',
  'childProcess',
  'workerThread',
  'inspector',
  'addon',
  'environment',
  'evaluation',
];
const NETWORK = ['tcp', 'unixSocket', 'http', 'listen', 'udp'];
const SIGNALS = ['signalGateway', 'signalSibling'];

/** By what a machine without any of these lets through, which is the reason for the walls inside the process. */
function reachable({ namespaces, closedDescriptors, ownUser }: Walls): string[] {
  return [
    ...(closedDescriptors ? [] : namespaces.includes('net') ? ['unixSocket', 'listen', 'udp'] : NETWORK),
    ...(ownUser || namespaces.includes('pid') ? [] : SIGNALS),
  ];
}

describe.each(
  wallsToTry(process.platform, process.getuid?.() === 0).map(
    (walls) => [describeWalls(walls), walls] as const,
  ),
)('code that has left its realm: %s', (_, walls) => {
  let folder: string;
  let worker: string;
  let tcp: Server;
  let unix: Server;
  const started: RenderProcess[] = [];
  const sockets: Socket[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'coachlab-walls-'));
    chmodSync(folder, 0o755);
    worker = join(folder, 'worker.mjs');
    copyFileSync(ESCAPED, worker);
    writeFileSync(join(folder, 'secret'), 'a cookie key', { mode: 0o644 });
    const answer = (socket: Socket) => {
      sockets.push(socket.on('error', () => {}));
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    };
    [tcp, unix] = [createServer(answer), createServer(answer)];
    await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => unix.listen(join(folder, 'socket'), resolve));
    chmodSync(join(folder, 'socket'), 0o777);
  });
  afterAll(async () => {
    for (const each of started) each.kill('retired');
    await Promise.all(started.map(({ closed }) => closed));
    for (const server of [tcp, unix]) server.close();
    for (const socket of sockets) socket.destroy();
    rmSync(folder, { recursive: true });
  });

  const start = async (slot: number) => {
    const renderer = new RenderProcess({
      worker,
      walls,
      slot,
      limits: { timeout: 10_000, memory: Infinity },
      broker: { upstreamOf: () => undefined },
      readAhead: new ReadAhead(),
      onLog: () => {},
    });
    started.push(renderer);
    await renderer.ready;
    return renderer;
  };

  it('reaches nothing that the walls keep from it', async () => {
    const [hostile, sibling] = await Promise.all([start(100), start(101)]).catch((error: Error) => {
      // Not every machine has every wall: what it has is found when the gateway starts.
      expect(walls.ownUser || walls.namespaces.length > 0).toBe(true);
      throw error;
    });
    const targets = {
      gateway: process.pid,
      sibling: sibling.pid,
      port: (tcp.address() as AddressInfo).port,
      socket: join(folder, 'socket'),
      secret: join(folder, 'secret'),
      folder,
    };
    const answer = await hostile.render({ ...jobFor('a@1', '/'), path: JSON.stringify(targets) });
    const reached = JSON.parse((answer as { error: string }).error) as Record<string, unknown>;
    expect(Object.keys(reached).filter((name) => NEVER.includes(name))).toEqual([]);
    // What the kernel does not keep is reached: the attacks are real.
    expect(Object.keys(reached).sort()).toEqual(reachable(walls).sort());
    // A signal to its process group is one to itself.
    expect(await groupOf(hostile.pid)).not.toBe(await groupOf(process.pid));
    expect(readdirSync(folder).sort()).toEqual(['secret', 'socket', 'worker.mjs']);
  });
});

async function groupOf(pid: number): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pgid=', '-p', String(pid)]);
  return stdout.trim();
}
