import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { AuditRow, RolloutStatus } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import type { CountedArm } from '../domain/signals/observations.ts';
import { readPaces } from '../store/route-paces.ts';
import { PageMeasuresRow } from '../store/rows/page-measures.row.ts';
import { HookServer } from '../testing/hook-server.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { reportFrom, visitorHeaders, visitorsOf } from '../testing/visitors.ts';
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
    [visitors] = (await visitorsOf(registry, arm, 1, visitors)) as [number];
    const version = arm === 'canary' ? candidate : stable;
    const signals = [{ remote: 'catalog', version, outcome: 'loaded', lcp }];
    await reportFrom(registry, visitorHeaders(visitors), { releases: { catalog: version } }, signals);
  };
  const none = { inp: null, press: null, shift: null, blocked: null, api: null };
  /** So many sessions in networks of their own, and in a hundred of them so many slow ones. */
  const many = (rolloutId: number, arm: CountedArm, sessions: number, slow: number) =>
    Array.from({ length: sessions }, (_, n) => {
      const who = `${arm} ${n}`;
      const place = {
        rolloutId,
        round: 1,
        arm,
        session: who,
        network: who,
        at: new Date(now + 1),
        route: '',
      };
      // The others are spread evenly below the limit, which the candidate may be 5 % above.
      const quick = (1_000 + (297 * ((n % 100) - slow)) / (100 - slow)) * (arm === 'canary' ? 1.05 : 1);
      return { ...place, ...none, lcp: n % 100 < slow ? 3_000 : Math.floor(quick) };
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
      at: new Date(now),
      route: '',
      ...none,
      lcp: 1_000 + n,
    }));
    // One network reports far more than all others, and nothing that is true.
    const forged = Array.from({ length: 800 }, (_, n) => ({
      ...(first[0] as (typeof first)[number]),
      session: `forged ${n}`,
      network: 'forged',
      lcp: 600_000,
    }));
    for (const rows of [first, forged]) await manager().insert(PageMeasuresRow, rows);
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
    now += 1;
    await painted('stable', 1_307);
    await painted('stable', 1_308);
    await painted('canary', 1_373);
    await painted('canary', 1_569);
    const [pace] = await readPaces(manager(), rolloutId, 1);
    expect(pace).toMatchObject({ measure: 'lcp', routes: [{ route: '', limits: { upper: 1_307 } }] });
    // Who came before there was a limit is in neither.
    expect(pace!.stable.quarters).toEqual([[], [], [[1, 1]], [[1, 1]]]);
    expect(pace!.canary).toEqual({
      quarters: [[], [], [], [[1, 2]]],
      over10: [[1, 1]],
      over20: [[1, 1]],
    });
  });

  it('is held, not stopped, and the team is told at once how much later and what it can do', async () => {
    const rolloutId = await begin({ weight: 5_000 });
    await looked(10_000);
    for (const rows of [many(rolloutId, 'canary', 600, 40), many(rolloutId, 'stable', 600, 25)])
      await manager().insert(PageMeasuresRow, rows);
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
    for (const rows of [many(rolloutId, 'canary', 600, 40), many(rolloutId, 'stable', 600, 25)])
      await manager().insert(PageMeasuresRow, rows);
    await looked(10_000);
    await looked(60 * MINUTE);
    expect(hook.events).toEqual(['hold', 'hold']);
    expect(await status()).toMatchObject({ step: 0, verdict: { state: 'slower' } });
    await registry.change('resume', { why: 'one more look' });
    expect(await status()).toMatchObject({ canary: { sessions: 0 } });
    expect((await registry.change('promote', { version: candidate, why: 'worth it' })).status).toBe(200);
  });
});
