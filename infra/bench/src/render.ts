// npm run bench:render: what a page costs behind the walls, against the same page in one process for all with Node at
// hand. Uncached pages in turns; the first page of a release that was rehearsed; memory.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Upstreams } from '../../../shell/server/gateway/upstreams.ts';
import type { RenderRequest } from '../../../shell/server/render/protocol.ts';
import type { JobOutput } from '../../../shell/server/render/realm/answer-job.ts';
import { RenderPool } from '../../../shell/server/render/render-pool.ts';
import { findWalls } from '../../../shell/server/render/sandbox/find-walls.ts';
import { describeWalls } from '../../../shell/server/render/sandbox/walls.ts';
import { buildPlainWorker, PlainRenderer } from './render/plain-renderer.ts';
import { codeOf, requestsFor } from './render/rendered-pages.ts';
import { ROOT } from './root.ts';
import { Site } from './site.ts';

const PAGES = {
  '/lab': 'catalog',
  '/artifact/framework-grow': 'catalog',
  '/home': 'journey',
  '/forum': 'community',
  '/icpi-assessment': 'assessment',
};
const [WARM, RUNS, STARTS] = [60, 200, 7];
const MOST_RATIO = 1.2;
const MOST_FIRST_RATIO = 1;
const worker = join(ROOT, 'shell/build/render/worker.mjs');

const site = await Site.start();
try {
  await buildPlainWorker();
  const upstreams = new Upstreams(site.upstreams());
  const walls = await findWalls(worker);
  const pages = await requestsFor(site.url, PAGES);
  const walled = () =>
    new RenderPool({
      worker,
      walls,
      perRelease: 1,
      total: 12,
      limits: { timeout: 5_000, memory: Infinity },
      queue: 8,
      broker: { upstreamOf: (api, own) => upstreams.forApi(api, own) },
      readBuild: async ({ address }) => readFileSync(address, 'utf8'),
      onDeath: (reason, release) => console.error(`${release}: lost, ${reason}`),
      onLog: (release, what, text) => console.error(release, what, text),
    });
  console.log(`Load ${loadavg()[0]!.toFixed(1)}; ${describeWalls(walls)}\n`);
  const within = [await uncached(pages, walled), await afterPromotion(pages, walled)];
  if (within.includes(false)) process.exitCode = 1;
  await upstreams.close();
} finally {
  await site.end();
}

async function uncached(requests: RenderRequest[], walled: () => RenderPool): Promise<boolean> {
  const [plain, pool] = [await PlainRenderer.start(site.upstreams()), walled()];
  const ratios: number[] = [];
  for (const request of requests) {
    const before = () => timed(() => plain.render(request, codeOf));
    const behind = () => timed(() => pool.render(request));
    for (let run = 0; run < WARM; run += 1) await Promise.all([before(), behind()]);
    sameHtml(request, (await before()).answer, (await behind()).answer);
    const [old, now]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      old.push((await before()).ms);
      now.push((await behind()).ms);
    }
    ratios.push(report(`uncached ${request.path}`, old, now));
  }
  console.log(
    `\nmemory: one process for all ${mb(plain.pid)} MB; sandboxed ${pool.pids().map(mb).join(' + ')} MB\n`,
  );
  plain.end();
  pool.close();
  const mean = ratios.reduce((sum, each) => sum + each) / ratios.length;
  console.log(`mean of the ratios: ${mean.toFixed(2)} (at most ${MOST_RATIO})\n`);
  return mean <= MOST_RATIO;
}

/** The gateway rehearses a page of each new release; the next page is the first that a visitor waits for. */
async function afterPromotion(requests: RenderRequest[], walled: () => RenderPool): Promise<boolean> {
  const [rehearsal, first] = [requests[0]!, requests[1]!];
  const [old, now, starts]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < STARTS; run += 1) {
    const [plain, pool] = [await PlainRenderer.start(site.upstreams()), walled()];
    await plain.render(rehearsal, codeOf);
    old.push((await timed(() => plain.render(first, codeOf))).ms);
    starts.push((await timed(() => pool.render(rehearsal))).ms);
    now.push((await timed(() => pool.render(first))).ms);
    plain.end();
    pool.close();
  }
  const ratio = report('first page after promotion', old, now);
  console.log(
    `a page of a release that was not rehearsed, including its process start: ${median(starts).toFixed(0)} ms`,
  );
  return ratio <= MOST_FIRST_RATIO;
}

async function timed<T>(render: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const begun = performance.now();
  const answer = await render();
  return { ms: performance.now() - begun, answer };
}

function sameHtml({ path }: RenderRequest, one: JobOutput, other: JobOutput): void {
  if (one.kind !== 'page' || other.kind !== 'page' || one.html !== other.html)
    throw new Error(`${path} is not rendered identically: ${JSON.stringify([one, other]).slice(0, 2_000)}`);
}

function report(name: string, old: number[], now: number[]): number {
  const ratio = median(now) / median(old);
  console.log(`${name}: ${median(old).toFixed(2)} ms → ${median(now).toFixed(2)} ms, × ${ratio.toFixed(2)}`);
  return ratio;
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;
}

function mb(pid: number): string {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1];
  return (Number(kb) / 1024).toFixed(0);
}
