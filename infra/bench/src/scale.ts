/**
 * npm run bench:scale: what a page, a session and a remote cost the gateway and the registry, and the total at the size
 * of docs/scale.md. CPU time, so that other work on the machine matters little. Linux.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { loadavg } from 'node:os';
import type { ResolvedSet } from '@coachlab/contracts';
import { memoryOf, processesOf, timeOf } from './scale/process-tree.ts';
import { type Costs, modelled } from './scale/model.ts';
import { table } from './report/table.ts';
import { Site } from './site.ts';

const [KEPT, DRAWN, SESSIONS, CLIENTS] = [2_000, 300, 400, 4];

const site = await Site.start();
try {
  const registry = site.upstreams().registry!;
  const cookies = await inTurns(SESSIONS, async () => {
    const { headers } = await fetch(`${site.url}/lab`);
    return headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  });
  const page = await (await fetch(`${site.url}/lab`, { headers: { cookie: cookies[0]! } })).text();
  const { set } = JSON.parse(/<script[^>]*id="boot"[^>]*>(.+?)<\/script>/s.exec(page)![1]!) as {
    set: Pick<ResolvedSet, 'remotes'>;
  };
  const releases = Object.fromEntries(set.remotes.map(({ name, release }) => [name, release.version]));
  const remotes = set.remotes.length;
  const gateway = () => processesOf(site.gatewayPid()!);

  const visit = (path: string) => (index: number) =>
    read(site.url + path, { headers: { cookie: cookies[index % SESSIONS]!, 'accept-encoding': 'br' } });
  await inTurns(KEPT / 4, visit('/lab'));
  const kept = await costOf(gateway, KEPT, visit('/lab'));
  await inTurns(DRAWN / 4, visit('/forum'));
  const drawn = await costOf(gateway, DRAWN, visit('/forum'));

  const tell = async (index: number) => {
    const headers = { cookie: cookies[index]!, origin: site.url, 'content-type': 'application/json' };
    const url = `${site.url}/api/registry/signals`;
    const answer = await fetch(`${url}/token`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ releases }),
    });
    if (answer.status !== 200) throw new Error(`A token is refused: ${answer.status} ${await answer.text()}`);
    const { token } = (await answer.json()) as { token: string };
    const signals = Object.entries(releases).map(([remote, version]) => ({
      remote,
      version,
      outcome: 'loaded',
    }));
    await read(url, { method: 'POST', headers, body: JSON.stringify({ token, signals }) });
  };
  const session = await costOf(() => processesOf(site.pidOf('registry')!), SESSIONS, tell);

  const discovery = await (await fetch(`${registry}/discovery`)).text();
  const withoutSet = page.replace(JSON.stringify(set), '{}');
  const costs: Costs = {
    remotes,
    kept,
    drawn,
    session,
    documentBytes: (compressed(page) - compressed(withoutSet)) / remotes,
    discoveryBytes: discovery.length / remotes,
    gatewayMegabytes: memoryOf([site.gatewayPid()!]),
    processMegabytes: mean(
      gateway()
        .filter((pid) => pid !== site.gatewayPid())
        .map((pid) => memoryOf([pid])),
    ),
  };
  console.log(
    table(
      ['measured here', 'cost'],
      [
        ['a page from the cache, gateway', `${kept.toFixed(2)} ms`],
        ['a rendered page (/forum), gateway and render processes', `${drawn.toFixed(1)} ms`],
        ["one session's token and report, registry", `${session.toFixed(2)} ms`],
        ['each remote in every HTML document, brotli', `${costs.documentBytes.toFixed(0)} bytes`],
        ['each remote in the discovery document', `${costs.discoveryBytes.toFixed(0)} bytes`],
        ['memory of the gateway', `${costs.gatewayMegabytes.toFixed(0)} MB`],
        ['memory of a render process', `${costs.processMegabytes.toFixed(0)} MB`],
      ],
    ),
  );
  console.log(`\n${table(['at that size', 'total', 'sufficient for'], modelled(costs))}`);
  console.log(`\nLoad while measuring: ${loadavg()[0]!.toFixed(1)}`);
} finally {
  await site.end();
}

/** Milliseconds of CPU time for each of many. */
async function costOf(
  pids: () => number[],
  count: number,
  once: (index: number) => Promise<unknown>,
): Promise<number> {
  const before = timeOf(pids());
  await inTurns(count, once);
  return (timeOf(pids()) - before) / count;
}

/** A few at once. */
async function inTurns<T>(count: number, once: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const client = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await once(index);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return results;
}

async function read(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
