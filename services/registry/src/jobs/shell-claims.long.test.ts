import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { RolloutStatus, SignalClass } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { asShell, startWithShell } from '../testing/shell.ts';
import { bearer, type TestRegistry } from '../testing/test-registry.ts';
import { reportFrom, visitorHeaders, visitorId, visitorsOf } from '../testing/visitors.ts';
import { Judge } from './judge.ts';
import { ErrorStack, SignalNetwork, SignalSession } from '../store/rows/signal.row.ts';

describeEachEngine('what a shell says of a release', (kit) => {
  let registry: TestRegistry;
  let count = 0;
  let stable: string;
  let candidate: string;

  const next = () => `1.${(count += 1)}.0-abc`;
  const manager = () => registry.service.running.dataSource!.manager;
  /** What the visitor's own browser reports, from a network of its own unless told. */
  const browser = async (n: number, version: string, ip?: string) => {
    const signals = [{ remote: 'catalog', version, outcome: 'loaded' }];
    await reportFrom(registry, visitorHeaders(n, ip), { releases: { catalog: version } }, signals);
  };
  const shell = async (visitors: number[], version: string, kind: SignalClass = 'server_render') => {
    const signals = visitors.map((n) => ({
      remote: 'catalog',
      version,
      outcome: 'failed',
      class: kind,
      stack: `Error: ${n} is odd`,
      visitor: visitorId(n),
    }));
    for (let from = 0; from < signals.length; from += 200) {
      const { status } = await registry.service.post(
        '/api/registry/signals/shell',
        { signals: signals.slice(from, from + 200) },
        asShell,
      );
      expect(status).toBe(202);
    }
  };
  const judged = () => registry.service.running.app.get(Judge).judge('catalog');
  const rollout = async () =>
    (await registry.service.get<RolloutStatus>('/api/registry/remotes/catalog/rollout', bearer('catalog')))
      .body;
  const each = async (numbers: number[], act: (n: number) => Promise<void>) => {
    for (const n of numbers) await act(n);
  };

  beforeAll(async () => {
    registry = await startWithShell(kit, { COACHLAB_LIMITS: 'off' });
  });
  beforeEach(async () => {
    for (const entity of [SignalSession, SignalNetwork, ErrorStack]) await manager().deleteAll(entity);
    stable = await registry.promoted({ version: next() });
    candidate = await registry.release({ version: next() });
    await registry.change('canary', { version: candidate, weight: 5_000 });
  });
  afterAll(() => registry?.remove());

  it('cannot stop a healthy canary, however many visitors are made up', async () => {
    await each(await visitorsOf(registry, 'canary', 60), (n) => browser(n, candidate));
    await each(await visitorsOf(registry, 'stable', 20), (n) => browser(n, stable));
    expect(await judged()).toMatchObject({ state: 'inconclusive' });
    await shell(await visitorsOf(registry, 'canary', 300, 5_000), candidate);
    expect(await judged()).toMatchObject({ state: 'inconclusive' });
    expect(await rollout()).toMatchObject({ phase: 'step', outcome: null, canary: { failed: 0 } });
  });

  it('counts once for each visitor whose own browser is there, and more than its good news', async () => {
    const canary = await visitorsOf(registry, 'canary', 12);
    // The shell is first with some and last with others; each tells it twice.
    await shell(canary.slice(0, 6), candidate);
    await each(canary, (n) => browser(n, candidate));
    await each(await visitorsOf(registry, 'stable', 12), (n) => browser(n, stable));
    await shell([...canary, ...canary], candidate);
    const { manager: rows } = registry.service.running.dataSource!;
    const sums = await rows.findBy(SignalNetwork, { arm: 'canary', round: 1 });
    const total = (of: 'sessions' | 'failed' | 'seen') => sums.reduce((sum, row) => sum + row[of], 0);
    expect([total('sessions'), total('failed'), total('seen')]).toEqual([12, 12, 12]);
    await judged();
    expect(await rollout()).toMatchObject({ outcome: 'aborted', verdict: { state: 'breach' } });
  });

  it('counts in the network that the browser came from, whatever else the caller has', async () => {
    // One network with the token and as many cookies as it likes.
    const own = await visitorsOf(registry, 'canary', 40);
    await each(own, (n) => browser(n, candidate, '10.9.9.9'));
    await each(await visitorsOf(registry, 'canary', 20, 5_000), (n) => browser(n, candidate));
    await each(await visitorsOf(registry, 'stable', 20), (n) => browser(n, stable));
    await shell(own, candidate);
    await judged();
    expect(await rollout()).toMatchObject({ outcome: null });
  });

  it('cannot hide a broken canary behind made-up failures of the stable release', async () => {
    await shell(await visitorsOf(registry, 'stable', 300, 5_000), stable);
    await each(await visitorsOf(registry, 'stable', 12), (n) => browser(n, stable));
    const canary = await visitorsOf(registry, 'canary', 12);
    await each(canary, (n) => browser(n, candidate));
    await shell(canary, candidate, 'api');
    await judged();
    expect(await rollout()).toMatchObject({ outcome: 'aborted' });
  });

  it('takes no place of what browsers tell of the faults', async () => {
    await shell(await visitorsOf(registry, 'canary', 200), candidate);
    expect(await manager().countBy(ErrorStack, { release: `catalog@${candidate}` })).toBeLessThanOrEqual(10);
  });
});
