import { ReadAhead } from '../read-ahead.ts';
import { RenderProcess, type RenderProcessOptions } from '../render-process.ts';
import { MOST_SLOTS } from './launch.ts';
import { type Walls, wallsToTry } from './walls.ts';

/** The strongest walls behind which a process starts on this machine, found by starting one. */
export async function findWalls(worker: string): Promise<Walls> {
  const isRoot = process.getuid?.() === 0;
  let fault: unknown;
  for (const walls of wallsToTry(process.platform, isRoot)) {
    try {
      await tryThem({ ...PROBE, worker, walls });
      return walls;
    } catch (error) {
      fault = error;
    }
  }
  throw new Error('No render process can be started', { cause: fault });
}

const PROBE: Omit<RenderProcessOptions, 'worker' | 'walls'> = {
  slot: MOST_SLOTS - 1,
  limits: { timeout: 1_000, memory: Infinity },
  broker: { upstreamOf: () => undefined },
  readAhead: new ReadAhead(),
  onLog: () => {},
};

async function tryThem(options: RenderProcessOptions): Promise<void> {
  const process = new RenderProcess(options);
  try {
    await process.ready;
  } finally {
    process.kill('retired');
    await process.closed;
  }
}
