import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtWorker } from '../testing/built-worker.ts';
import { HOSTILE_BUILD } from '../testing/hostile-build.ts';
import { jobFor } from '../testing/job-for.ts';
import { RenderPool } from './render-pool.ts';
import { findWalls } from './sandbox/find-walls.ts';
import type { Walls } from './sandbox/walls.ts';

const ATTEMPTS = [...HOSTILE_BUILD.split('const attempts = {')[1]!.matchAll(/^ {2}(\w+): /gm)].map(
  ([, name]) => name!,
);
const NO_WALLS: Walls = { ownUser: false, namespaces: [], closedDescriptors: false };

let built: Awaited<ReturnType<typeof builtWorker>>;
let listener: Server;
let asked = 0;
beforeAll(async () => {
  built = await builtWorker();
  listener = createServer((_request, response) => {
    asked += 1;
    response.end('reached');
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  built.remove();
  listener.close();
});

describe.each(['the walls of this machine', 'no walls but those inside the process'])(
  'a hostile server build, behind %s',
  (which) => {
    let pool: RenderPool;
    beforeAll(async () => {
      const walls = which.startsWith('no') ? NO_WALLS : await findWalls(built.worker);
      const { port } = listener.address() as AddressInfo;
      pool = new RenderPool({
        ...built,
        walls,
        perRelease: 1,
        total: 2,
        limits: { timeout: 5_000, memory: 400 * 1024 * 1024 },
        queue: 4,
        broker: { upstreamOf: () => undefined },
        readBuild: async () => HOSTILE_BUILD.replaceAll('PORT', String(port)),
        onDeath: () => {},
        onLog: () => {},
      });
    });
    afterAll(() => pool.close());

    it.each(ATTEMPTS)('reaches nothing by %s', async (attempt) => {
      const page = await pool.render(jobFor('hostile@1', `/lab?try=${attempt}`));
      expect(page).toMatchObject({ kind: 'page' });
      expect(/<h1>(.*?)<\/h1>/.exec((page as { html: string }).html)?.[1]).toBe('reached nothing');
      expect(asked).toBe(0);
    });
  },
);
