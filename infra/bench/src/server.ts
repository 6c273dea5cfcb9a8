/**
 * npm run bench:server: processor time of the gateway for a page that it has in its cache, against a bare node:http
 * server that sends the same bytes. In turns; processor time, so that others on the machine count for little.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { request as ask, type IncomingMessage, Agent } from 'node:http';
import { PAGES } from './pages.ts';
import { processorTime } from './server/processor-time.ts';
import { Site } from './site.ts';

const [ROUNDS, REQUESTS, WARM, CLIENTS] = [5, 2_000, 1_000, 8];
const MOST_RATIO = 1.3;
const RAW = join(import.meta.dirname, 'server/raw-server.ts');

/** The visitor's, once they have one. */
let cookie = '';
/** The forum's is drawn for each request, and never kept. */
const KEPT = PAGES.filter(({ path }) => path !== '/forum');

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
const site = await Site.start();
const ratios: number[] = [];
try {
  for (const { path } of KEPT) {
    const url = site.url + path;
    const { headers } = await get(url);
    cookie ||= (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
    const kept = await get(url);
    const raw = await startRaw(kept);
    const gateway = site.gatewayPid()!;
    await many(url, WARM);
    await many(raw.url, WARM);
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await costOf(gateway, url));
      bare.push(await costOf(raw.pid, raw.url));
    }
    raw.child.kill();
    const ratio = median(ours) / median(bare);
    ratios.push(ratio);
    console.log(
      `${path}: ${median(bare).toFixed(3)} ms → ${median(ours).toFixed(3)} ms a request, × ${ratio.toFixed(2)}`,
    );
  }
  const mean = ratios.reduce((sum, each) => sum + each) / ratios.length;
  console.log(
    `\nmean of the ratios: ${mean.toFixed(2)} (at most ${MOST_RATIO}); load ${loadavg()[0]!.toFixed(1)}`,
  );
  if (mean > MOST_RATIO) process.exitCode = 1;
} finally {
  agent.destroy();
  await site.end();
}

interface Answer {
  headers: IncomingMessage['headers'];
  body: Buffer;
}

async function startRaw({
  headers,
  body,
}: Answer): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const answer = JSON.stringify({ headers, body: body.toString('base64') });
  const child = spawn(process.execPath, [RAW], {
    env: { ...process.env, BENCH_ANSWER: answer },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const [, pid, port] = /^Ready: (\d+) (\d+)/.exec(String(line))!;
  return { child, url: `http://127.0.0.1:${port}/`, pid: Number(pid) };
}

/** Milliseconds of processor time a request. */
async function costOf(pid: number, url: string): Promise<number> {
  const before = processorTime(pid);
  await many(url, REQUESTS);
  return (processorTime(pid) - before) / REQUESTS;
}

async function many(url: string, count: number): Promise<void> {
  let left = count;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await get(url);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** As a browser asks that has been here before: compressed, with a visitor's cookie. */
function get(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip', cookie };
    const sent = ask(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ headers: response.headers, body: Buffer.concat(chunks) });
        else reject(new Error(`${url} answers ${response.statusCode}`));
      });
    });
    sent.on('error', reject).end();
  });
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;
}
