import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { BrowserRelease, ResolvedSet, SignalsRequest } from '@coachlab/contracts';
import pWaitFor from 'p-wait-for';
import { SignalQueue } from './signal-queue.ts';

const release: BrowserRelease = {
  version: '2.0.0',
  base: '/remotes/catalog/2.0.0/',
  container: 'catalog',
  entry: 'browser/remoteEntry.js',
  entryIntegrity: '',
  routes: [],
  navigation: [],
  slots: [],
};
const set = {
  epoch: 1,
  remotes: [{ name: 'catalog', arm: 'canary', release }],
} as unknown as ResolvedSet;

const before = { fetch: globalThis.fetch, beacon: navigator.sendBeacon };
const beacons: string[] = [];

beforeEach(() => {
  beacons.length = 0;
  globalThis.fetch = () =>
    Promise.resolve(
      new Response(
        JSON.stringify({ token: 'a token', expiresAt: new Date(Date.now() + 60_000).toISOString() }),
      ),
    );
  navigator.sendBeacon = (_, body) => beacons.push(String(body)) > 0;
});
afterEach(() => {
  globalThis.fetch = before.fetch;
  navigator.sendBeacon = before.beacon;
});

it('tells of a release that has replaced the calls it is told of by', async () => {
  globalThis.PerformanceObserver = { supportedEntryTypes: [] } as never;
  const { startSignals } = await import('./start-signals.ts');
  const broken = jest.fn<() => never>(() => {
    throw new TypeError('patched');
  });
  globalThis.fetch = broken;
  navigator.sendBeacon = broken;
  const queue = new SignalQueue();
  startSignals(set, queue, { remote: 'catalog' });
  queue.add({ remote: 'catalog', version: '2.0.0', outcome: 'loaded' });
  await pWaitFor(() => beacons.length > 0, { timeout: 15_000 });
  expect(JSON.parse(beacons[0] as string)).toEqual({
    token: 'a token',
    signals: [{ remote: 'catalog', version: '2.0.0', outcome: 'loaded' }],
  });
  expect(broken).not.toHaveBeenCalled();
});

it('tells of an error of the shell’s own files under the build that the document names, unless something is overridden', async () => {
  globalThis.PerformanceObserver = { supportedEntryTypes: [] } as never;
  const main = '/remotes/shell/shell.8f24233208.js';
  document.head.innerHTML = `<script defer src="/remotes/shell/shared.aa11bb22cc.js"></script><script defer src="${main}"></script>`;
  const asked: unknown[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    asked.push(JSON.parse(init?.body as string));
    return answer(address, init);
  };
  const { sendSignals } = await import('./send-signals.ts');
  const calls = { fetch: globalThis.fetch, beacon: navigator.sendBeacon };
  const error = Object.assign(new TypeError('broke'), {
    stack: `TypeError: broke\n    at open (${location.origin}${main}:1:2)`,
  });
  const told = async (arm: string) => {
    beacons.length = 0;
    sessionStorage.clear();
    const queue = new SignalQueue();
    queue.add({ error, file: '' });
    queue.add({ remote: 'journey', version: '1.0.0', outcome: 'loaded' });
    const journey = {
      name: 'journey',
      arm: 'stable',
      release: { ...release, version: '1.0.0', base: '/j/' },
    };
    const [catalog] = set.remotes;
    const remotes = [{ ...catalog, arm }, journey] as ResolvedSet['remotes'];
    sendSignals({ ...set, remotes }, queue, {}, calls);
    await pWaitFor(() => beacons.length > 0, { timeout: 15_000 });
    return beacons.flatMap((body) =>
      (JSON.parse(body) as SignalsRequest).signals.map(({ remote }) => remote),
    );
  };
  expect((await told('stable')).sort()).toEqual(['journey', 'shell']);
  expect(asked.at(-1)).toEqual({ releases: { catalog: '2.0.0', journey: '1.0.0' }, shell: '8f24233208' });
  expect(await told('override')).toEqual(['journey']);
  expect(asked.at(-1)).toEqual({ releases: { journey: '1.0.0' } });
  document.head.innerHTML = '';
});

it('attributes an error to the release whose file threw it, by the stack and, without that code, by the file alone', async () => {
  globalThis.PerformanceObserver = { supportedEntryTypes: [] } as never;
  const file = `${location.origin}/remotes/catalog/2.0.0/lab.js`;
  const told = async (error: unknown, named: string) => {
    beacons.length = 0;
    sessionStorage.clear();
    const queue = new SignalQueue();
    const { startSignals } = await import('./start-signals.ts');
    startSignals(set, queue, {});
    queue.add({ error, file: named });
    await pWaitFor(() => beacons.length > 0, { timeout: 15_000 });
    return (JSON.parse(beacons[0] as string) as SignalsRequest).signals;
  };
  const thrown = Object.assign(new TypeError('broke'), {
    stack: `TypeError: broke\n    at press (${file}:1:2)`,
  });
  const failure = { remote: 'catalog', version: '2.0.0', outcome: 'failed', class: 'uncaught' };
  expect(await told(thrown, '')).toEqual([expect.objectContaining(failure)]);
  jest.unstable_mockModule('../start-for-visitor.ts', () => {
    throw new Error('ChunkLoadError');
  });
  jest.resetModules();
  expect(await told(new TypeError('broke'), file)).toEqual([expect.objectContaining(failure)]);
});
