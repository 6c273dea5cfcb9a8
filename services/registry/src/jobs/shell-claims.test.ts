import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  type DiscoveryDocument,
  HEADER,
  type RolloutStatus,
  type SignalClass,
  type SignalTokenAnswer,
} from '@coachlab/contracts';
import { assign } from '@coachlab/federation';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { bearer, startRegistry, TOKENS, type TestRegistry } from '../testing/test-registry.ts';
import { Judge } from './judge.ts';
import { ErrorStack, SignalNetwork, SignalSession } from '../store/rows/signal.row.ts';

const SHELL_TOKEN = 'shell-token-0123456789';

describeEachEngine('what a shell says of a release', (kit) => {
  let registry: TestRegistry;
  let count = 0;
  let stable: string;
  let candidate: string;

  const next = () => `1.${(count += 1)}.0-abc`;
  const visitor = (n: number) => n.toString(16).padStart(32, '0');
  const manager = () => registry.service.running.dataSource!.manager;
  const visitorsOf = async (arm: 'canary' | 'stable', wanted: number, above = 0) => {
    const { body } = await registry.service.get<DiscoveryDocument>('/discovery');
    const remote = body.remotes.find(({ name }) => name === 'catalog')!;
    const found: number[] = [];
    for (let n = above + 1; found.length < wanted; n += 1)
      if (assign(remote, visitor(n)).arm === arm) found.push(n);
    return found;
  };
  /** What the visitor's own browser reports, from a network of its own unless told. */
  const browser = async (n: number, version: string, ip = `10.${n >> 8}.${n & 255}.1`) => {
    const headers = { [HEADER.visitorId]: visitor(n), [HEADER.clientIp]: ip };
    const asked = await registry.service.post<SignalTokenAnswer>(
      '/api/registry/signals/token',
      { releases: { catalog: version } },
      headers,
    );
    const signals = [{ remote: 'catalog', version, outcome: 'loaded' }];
    await registry.service.post('/api/registry/signals', { token: asked.body.token, signals }, headers);
  };
  const shell = async (visitors: number[], version: string, kind: SignalClass = 'server_render') => {
    const signals = visitors.map((n) => ({
      remote: 'catalog',
      version,
      outcome: 'failed',
      class: kind,
      stack: `Error: ${n} is odd`,
      visitor: visitor(n),
    }));
    for (let from = 0; from < signals.length; from += 200) {
      const { status } = await registry.service.post(
        '/api/registry/signals/shell',
        { signals: signals.slice(from, from + 200) },
        { authorization: `Bearer ${SHELL_TOKEN}` },
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
    const tokens = { ...TOKENS, shell: SHELL_TOKEN };
    registry = await startRegistry(kit, {
      COACHLAB_SCHEDULE_EVERY_MS: '3600000',
      COACHLAB_LIMITS: 'off',
      COACHLAB_BOOTSTRAP_TOKENS: Object.entries(tokens)
        .map((pair) => pair.join('='))
        .join(','),
    });
  });
  beforeEach(async () => {
    for (const entity of [SignalSession, SignalNetwork, ErrorStack]) await manager().deleteAll(entity);
    stable = await registry.promoted({ version: next() });
    candidate = await registry.release({ version: next() });
    await registry.change('canary', { version: candidate, weight: 5_000 });
  });
  afterAll(() => registry?.remove());

  it('cannot stop a healthy canary, however many visitors are made up', async () => {
    await each(await visitorsOf('canary', 60), (n) => browser(n, candidate));
    await each(await visitorsOf('stable', 20), (n) => browser(n, stable));
    expect(await judged()).toMatchObject({ state: 'inconclusive' });
    await shell(await visitorsOf('canary', 300, 5_000), candidate);
    expect(await judged()).toMatchObject({ state: 'inconclusive' });
    expect(await rollout()).toMatchObject({ phase: 'step', outcome: null, canary: { failed: 0 } });
  });

  it('counts once for each visitor whose own browser is there, and more than its good news', async () => {
    const canary = await visitorsOf('canary', 12);
    // The shell is first with some and last with others; each tells it twice.
    await shell(canary.slice(0, 6), candidate);
    await each(canary, (n) => browser(n, candidate));
    await each(await visitorsOf('stable', 12), (n) => browser(n, stable));
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
    const own = await visitorsOf('canary', 40);
    await each(own, (n) => browser(n, candidate, '10.9.9.9'));
    await each(await visitorsOf('canary', 20, 5_000), (n) => browser(n, candidate));
    await each(await visitorsOf('stable', 20), (n) => browser(n, stable));
    await shell(own, candidate);
    await judged();
    expect(await rollout()).toMatchObject({ outcome: null });
  });

  it('cannot hide a broken canary behind made-up failures of the stable release', async () => {
    await shell(await visitorsOf('stable', 300, 5_000), stable);
    await each(await visitorsOf('stable', 12), (n) => browser(n, stable));
    const canary = await visitorsOf('canary', 12);
    await each(canary, (n) => browser(n, candidate));
    await shell(canary, candidate, 'api');
    await judged();
    expect(await rollout()).toMatchObject({ outcome: 'aborted' });
  });

  it('takes no place of what browsers tell of the faults', async () => {
    await shell(await visitorsOf('canary', 200), candidate);
    expect(await manager().countBy(ErrorStack, { release: `catalog@${candidate}` })).toBeLessThanOrEqual(10);
  });
});
