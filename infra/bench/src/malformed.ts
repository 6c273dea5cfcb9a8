/**
 * What the largest malformed requests cost the real services: `npm run bench:malformed -- [service]` (Linux). Each route
 * that takes a body gets thirty large ones, each three times; the medians count, and the dearest of a route is shown.
 */
import { loadavg } from 'node:os';
import { large, type MalformedRequest, seeded } from '@coachlab/malformed';
import { ServiceProcess } from './malformed/service-process.ts';
import { TARGETS, TOKEN } from './malformed/targets.ts';

const REQUESTS = 30;
const RUNS = 3;
const BOUNDS = { processor: 50, memory: 20 };

interface Cost {
  /** Milliseconds. */
  processor: number;
  /** Megabytes above what was held before. */
  memory: number;
  status: number;
  sent: number;
}

const only = process.argv[2];
console.log(
  `Load average ${loadavg()[0]?.toFixed(1)}; bounds ${BOUNDS.processor} ms and ${BOUNDS.memory} MB\n`,
);
console.log('| route | CPU time | status, bytes sent | memory | status, bytes sent |');
console.log('| --- | --: | --- | --: | --- |');
for (const [name, routes] of Object.entries(TARGETS)) {
  if (only !== undefined && only !== name) continue;
  const service = await ServiceProcess.start(name);
  try {
    for (const [route, good] of Object.entries(routes)) await measure(service, route, good);
  } finally {
    await service.stop();
  }
}

async function measure(service: ServiceProcess, route: string, good: object): Promise<void> {
  const random = seeded(route);
  const costs: Cost[] = [];
  for (let count = 0; count < REQUESTS; count += 1)
    costs.push(await costOf(service, large(route, good, random)));
  const [slowest, biggest] = [most(costs, 'processor'), most(costs, 'memory')];
  if (slowest.processor > BOUNDS.processor || biggest.memory > BOUNDS.memory) process.exitCode = 1;
  const cells = [
    route,
    `${slowest.processor.toFixed(0)} ms`,
    `${slowest.status}, ${slowest.sent}`,
    `${biggest.memory.toFixed(1)} MB`,
    `${biggest.status}, ${biggest.sent}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** The first time warms it up and counts no more than the others. */
async function costOf(service: ServiceProcess, request: MalformedRequest): Promise<Cost> {
  const runs: Cost[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const [before, held] = [service.processor(), service.resetPeak()];
    const status = await send(service.url, request);
    const processor = service.processor() - before;
    runs.push({ processor, memory: service.peak() - held, status, sent: request.payload?.length ?? 0 });
  }
  const median = (of: 'processor' | 'memory') =>
    runs.map((each) => each[of]).sort((one, other) => one - other)[Math.floor(RUNS / 2)]!;
  return { ...runs[0]!, processor: median('processor'), memory: median('memory') };
}

/** 0 where the service hung up on a body that is too large. */
async function send(url: string, { method, url: path, headers, payload }: MalformedRequest): Promise<number> {
  const signedIn = { ...headers, authorization: `Bearer ${TOKEN}` };
  try {
    const response = await fetch(url + path, { method, headers: signedIn, body: payload ?? null });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

function most(costs: Cost[], of: 'processor' | 'memory'): Cost {
  return costs.reduce((one, other) => (other[of] > one[of] ? other : one));
}
