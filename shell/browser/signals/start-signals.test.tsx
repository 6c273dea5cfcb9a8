import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { BrowserRelease, ResolvedSet } from '@coachlab/contracts';
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
  startSignals(set, queue, 'catalog');
  queue.add({ remote: 'catalog', version: '2.0.0', outcome: 'loaded' });
  await pWaitFor(() => beacons.length > 0, { timeout: 15_000 });
  expect(JSON.parse(beacons[0] as string)).toEqual({
    token: 'a token',
    signals: [{ remote: 'catalog', version: '2.0.0', outcome: 'loaded' }],
  });
  expect(broken).not.toHaveBeenCalled();
});
