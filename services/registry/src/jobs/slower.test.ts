import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  type AuditRow,
  type DiscoveryDocument,
  HEADER,
  type RolloutStatus,
  type SignalTokenAnswer,
} from '@coachlab/contracts';
import { assign } from '@coachlab/federation';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import type { CountedArm } from '../domain/signals/observations.ts';
import { SignalNetwork, SignalSession } from '../store/rows/signal.row.ts';
import { HookServer } from '../testing/hook-server.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { Scheduler } from './scheduler.ts';
import { WebhookDeliveries } from './webhook-deliveries.ts';

const MINUTE = 60_000;
const PLAN = { steps: [5_000, 10_000], every: MINUTE, longestHold: 2 * MINUTE };

describeEachEngine('a candidate that paints later', (kit) => {
  const hook = new HookServer();
  let registry: TestRegistry;
  let now = Date.now();
  let count = 0;
  let visitors = 0;
  let stable: string;
  let candidate: string;

  const manager = () => registry.service.running.dataSource!.manager;
  const status = async () =>
    (await registry.service.get<RolloutStatus>('/api/registry/remotes/catalog/rollout', bearer('catalog')))
      .body;
  const holds = async () => {
    const { body } = await registry.service.get<AuditRow[]>(
      '/api/registry/audit?remote=catalog',
      bearer('catalog'),
    );
    const since = body.findIndex(({ action, to }) => action === 'publish' && to === candidate);
    return body.slice(0, since).filter(({ action }) => action === 'hold').length;
  };
  const looked = async (after: number) => {
    now += after;
    await registry.service.running.app.get(Scheduler).tick();
    await registry.service.running.app.get(WebhookDeliveries).tick();
  };
  /** A visitor of this arm whose browser says how long the page took. */
  const painted = async (arm: CountedArm, lcp: number) => {
    const { body: document } = await registry.service.get<DiscoveryDocument>('/discovery');
    const remote = document.remotes.find(({ name }) => name === 'catalog')!;
    let visitor: string;
    do visitor = (visitors += 1).toString(16).padStart(32, '0');
    while (assign(remote, visitor).arm !== arm);
    const headers = {
      [HEADER.visitorId]: visitor,
      [HEADER.clientIp]: `10.${visitors >> 8}.${visitors & 255}.1`,
    };
    const version = arm === 'canary' ? candidate : stable;
    const releases = { catalog: version };
    const { body } = await registry.service.post<SignalTokenAnswer>(
      '/api/registry/signals/token',
      { releases },
      headers,
    );
    const signals = [{ remote: 'catalog', version, outcome: 'loaded', lcp }];
    await registry.service.post('/api/registry/signals', { token: body.token, signals }, headers);
  };
  const none = { sessions: 0, loaded: 0, failed: 0, unloaded: 0 };
  /** So many sessions in networks of their own, and in a hundred of them so many slow ones. */
  const many = (arm: CountedArm, sessions: number, slow: number) =>
    Array.from({ length: sessions }, (_, n) => {
      const late = n % 100 < slow ? 1 : 0;
      const times = { timed: 1, slow: late, slowBy10: late, slowBy20: late };
      return { round: 1, arm, network: `${arm} ${n}`, ...none, sessions: 1, loaded: 1, ...times };
    });
  /** The first 400 stable sessions, of which p75 is 1,300 ms; with those that are made up, 1,307 ms. */
  const begin = async (request: object) => {
    await registry.change('canary', { version: candidate, ...request });
    const { id: rolloutId } = await status();
    const first = Array.from({ length: 400 }, (_, n) => ({
      rolloutId,
      round: 1,
      arm: 'stable' as const,
      session: `first ${n}`,
      network: `first ${n}`,
      loaded: true,
      failed: false,
      unloaded: false,
      seen: false,
      lcp: 1_000 + n,
    }));
    // One network reports far more than all others, and nothing that is true.
    const forged = Array.from({ length: 800 }, (_, n) => ({
      ...(first[0] as (typeof first)[number]),
      session: `forged ${n}`,
      network: 'forged',
      lcp: 600_000,
    }));
    for (const rows of [first, forged]) await manager().insert(SignalSession, rows);
    return rolloutId;
  };

  beforeAll(async () => {
    registry = await startRegistry(kit, {
      COACHLAB_SCHEDULE_EVERY_MS: '3600000',
      COACHLAB_WEBHOOKS: `catalog=${await hook.start()}`,
      COACHLAB_WEBHOOK_SECRETS: '*=0123456789abcdef',
    });
    registry.service.running.app.get(Clock).now = () => now;
  });
  beforeEach(async () => {
    stable = await registry.promoted({ version: `1.${(count += 1)}.0-abc` });
    candidate = await registry.release({ version: `1.${(count += 1)}.0-abc` });
    await looked(0);
    hook.received.length = 0;
  });
  afterAll(async () => {
    hook.stop();
    await registry?.remove();
  });

  it('is counted by what its browsers report, against a limit from the first stable sessions', async () => {
    const rolloutId = await begin({ weight: 5_000 });
    await painted('canary', 9_000);
    await looked(10_000);
    await painted('stable', 1_307);
    await painted('stable', 1_308);
    await painted('canary', 1_373);
    await painted('canary', 1_569);
    const rows = await manager().findBy(SignalNetwork, { rolloutId, round: 1 });
    const figures = rows.map(({ arm, timed, slow, slowBy10, slowBy20 }) =>
      [arm, timed, slow, slowBy10, slowBy20].join(' '),
    );
    expect(figures.sort()).toEqual([
      // Before there was a limit.
      'canary 0 0 0 0',
      'canary 1 1 0 0',
      'canary 1 1 1 1',
      'stable 1 0 0 0',
      'stable 1 1 0 0',
    ]);
  });

  it('is held, not stopped, and the team is told at once how much later and what it can do', async () => {
    const rolloutId = await begin({ weight: 5_000 });
    await looked(10_000);
    const rows = [...many('canary', 400, 40), ...many('stable', 400, 25)];
    await manager().insert(
      SignalNetwork,
      rows.map((row) => ({ ...row, rolloutId })),
    );
    await looked(10_000);
    await looked(10_000);
    expect(await holds()).toBe(1);
    expect(await status()).toMatchObject({
      phase: 'step',
      weight: 5_000,
      outcome: null,
      verdict: { state: 'slower', reason: expect.stringContaining('at least 20 % later') },
    });
    expect(hook.received.map(({ news }) => news)).toEqual([
      expect.objectContaining({
        event: 'hold',
        why: expect.stringMatching(/took over 1,568 ms.*Abort it, promote it as it is, or resume/),
        evidence: expect.objectContaining({ verdict: expect.objectContaining({ state: 'slower' }) }),
      }),
    ]);
  });

  it('is told of also where the team has heard that too few came to tell, and goes nowhere until somebody decides', async () => {
    const rolloutId = await begin({ weight: 5_000, plan: PLAN });
    await looked(2 * MINUTE);
    expect(hook.events).toEqual(['hold']);
    const rows = [...many('canary', 400, 40), ...many('stable', 400, 25)];
    await manager().insert(
      SignalNetwork,
      rows.map((row) => ({ ...row, rolloutId })),
    );
    await looked(10_000);
    await looked(60 * MINUTE);
    expect(hook.events).toEqual(['hold', 'hold']);
    expect(await status()).toMatchObject({ step: 0, verdict: { state: 'slower' } });
    await registry.change('resume', { why: 'one more look' });
    expect(await status()).toMatchObject({ canary: { sessions: 0 } });
    expect((await registry.change('promote', { version: candidate, why: 'worth it' })).status).toBe(200);
  });
});
