import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  type AuditRow,
  type DiscoveryDocument,
  type RegistryStatus,
  type RolloutStatus,
} from '@coachlab/contracts';
import { assign } from '@coachlab/federation';
import { describeEachEngine, until } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import type { CountedArm } from '../domain/signals/observations.ts';
import { SignalNetwork } from '../store/rows/signal.row.ts';
import { HookServer } from '../testing/hook-server.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { reportFrom, visitorHeaders, visitorId } from '../testing/visitors.ts';
import { WebhookDeliveries } from './webhook-deliveries.ts';
import { Scheduler } from './scheduler.ts';

const MINUTE = 60_000;
const PLAN = { steps: [100, 5_000, 10_000], every: MINUTE, bake: MINUTE / 2, longestHold: 5 * MINUTE };

describeEachEngine('a rollout with a plan', (kit) => {
  const hook = new HookServer();
  let registry: TestRegistry;
  let instances: TestRegistry[];
  let now = Date.now();
  let count = 0;
  let stable: string;
  let candidate: string;

  const next = () => `1.${(count += 1)}.0-abc`;
  const status = async () =>
    (await registry.service.get<RolloutStatus>('/api/registry/remotes/catalog/rollout', bearer('catalog')))
      .body;
  const remote = async () =>
    (await registry.service.get<DiscoveryDocument>('/discovery')).body.remotes.find(
      ({ name }) => name === 'catalog',
    )!;
  /** Of the running test, oldest first. */
  const trail = async () => {
    const { body } = await registry.service.get<AuditRow[]>(
      '/api/registry/audit?remote=catalog',
      bearer('catalog'),
    );
    const since = body.findIndex(({ action, to }) => action === 'publish' && to === candidate);
    return body.slice(0, since).toReversed();
  };
  const actions = async () => (await trail()).map(({ action }) => action);
  /** All instances look at the same moment. */
  const looked = async (after: number) => {
    now += after;
    await Promise.all(instances.map(({ service }) => service.running.app.get(Scheduler).tick()));
    await Promise.all(instances.map(({ service }) => service.running.app.get(WebhookDeliveries).tick()));
  };
  /** Sessions of the running round: the good ones from up to ten networks, each failure from a network of its own. */
  const met = async (arm: CountedArm, sessions: number, failed = 0) => {
    const { id } = await status();
    const { manager } = registry.service.running.dataSource!;
    const [{ round }] = (await manager.query(`SELECT round FROM rollout WHERE id = ${id}`)) as [
      { round: number },
    ];
    const rounds = arm === 'canary' ? [0, round] : [round];
    const good = sessions - failed;
    const networks = Math.min(10, good);
    const rows = rounds.flatMap((each) => [
      ...Array.from({ length: networks }, () => ({
        ...at(id, each, arm),
        network: `good-${Math.random()}`,
        sessions: good / networks,
        loaded: good / networks,
      })),
      ...Array.from({ length: failed }, () => ({
        ...at(id, each, arm),
        network: `bad-${Math.random()}`,
        sessions: 1,
        failed: 1,
      })),
    ]);
    await manager.insert(SignalNetwork, rows);
  };
  const at = (rolloutId: number, round: number, arm: CountedArm) => ({
    rolloutId,
    round,
    arm,
    loaded: 0,
    failed: 0,
    unloaded: 0,
  });
  const begin = (plan: object = PLAN) => registry.change('canary', { version: candidate, weight: 100, plan });
  const healthy = () => Promise.all([met('canary', 300), met('stable', 300)]);

  beforeAll(async () => {
    registry = await startRegistry(kit, {
      COACHLAB_SCHEDULE_EVERY_MS: '3600000',
      COACHLAB_WEBHOOKS: `catalog=${await hook.start()}`,
      COACHLAB_WEBHOOK_SECRETS: '*=0123456789abcdef',
    });
    instances = kit.engine === 'server' ? [registry, await registry.twin(kit)] : [registry];
    for (const { service } of instances) service.running.app.get(Clock).now = () => now;
  });
  beforeEach(async () => {
    stable = await registry.promoted({ version: next() });
    candidate = await registry.release({ version: next() });
    await looked(0);
    hook.received.length = 0;
  });
  afterAll(async () => {
    hook.stop();
    await registry?.remove();
  });

  it('goes from step to step while it is healthy, bakes, and is promoted, each once', async () => {
    await begin();
    expect(await remote()).toMatchObject({ stable, candidate: { weight: 100 } });
    await healthy();
    await looked(MINUTE - 1_000);
    expect((await remote()).candidate?.weight).toBe(100);
    await looked(1_000);
    expect((await remote()).candidate?.weight).toBe(5_000);
    await healthy();
    await looked(MINUTE);
    // 2 % stay where they were, to have something to compare with.
    expect((await remote()).candidate?.weight).toBe(9_800);
    await healthy();
    await looked(MINUTE);
    expect(await status()).toMatchObject({ phase: 'bake', weight: 9_800, canary: { sessions: 0 } });
    await healthy();
    await looked(MINUTE / 2 - 1_000);
    expect(await actions()).toEqual(['canary', 'step', 'step', 'step']);
    await looked(1_000);
    expect(await remote()).toEqual({
      name: 'catalog',
      owner: 'team-catalog',
      owns: expect.arrayContaining(['/catalog']),
      stable: candidate,
      fallback: stable,
    });
    expect(await actions()).toEqual(['canary', 'step', 'step', 'step', 'promote']);
    expect((await trail()).at(-1)).toMatchObject({
      who: 'registry',
      why: expect.stringContaining('0 of 300'),
    });
    expect(await status()).toMatchObject({
      phase: 'ended',
      outcome: 'promoted',
      exposed: { sessions: 1_200 },
    });
    expect(hook.events).toEqual(['promoted']);
  });

  it('never goes on without enough to tell: the team hears of it once', async () => {
    await begin();
    await met('canary', 20);
    await looked(5 * MINUTE - 1);
    expect(await actions()).toEqual(['canary']);
    await looked(1);
    await looked(10 * MINUTE);
    expect(await actions()).toEqual(['canary', 'hold']);
    expect((await remote()).candidate?.weight).toBe(100);
    expect(hook.received.map(({ news }) => news)).toEqual([
      expect.objectContaining({
        event: 'hold',
        version: candidate,
        evidence: expect.objectContaining({
          verdict: expect.objectContaining({ state: 'inconclusive' }),
          exposed: { sessions: 20, failed: 0 },
        }),
      }),
    ]);
    await healthy();
    await looked(10_000);
    expect((await remote()).candidate?.weight).toBe(5_000);
  });

  it('waits at a gate until somebody opens it', async () => {
    await begin({ ...PLAN, gates: [0] });
    await healthy();
    await looked(MINUTE);
    await looked(60 * MINUTE - 1);
    expect(await status()).toMatchObject({ phase: 'gate', weight: 100 });
    expect(hook.events).toEqual(['gate']);
    expect((await registry.change('resume', { why: 'fine' })).body.remote.candidate?.weight).toBe(5_000);
    expect(await actions()).toEqual(['canary', 'step', 'resume']);
    expect(await registry.change('resume', {})).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_resume' },
    });
  });

  it('waits while it is paused, and is stopped there as anywhere', async () => {
    await begin();
    await healthy();
    expect((await registry.change('pause', {})).body.changed).toBe(true);
    expect((await registry.change('pause', {})).body.changed).toBe(false);
    await looked(10 * MINUTE);
    expect(await status()).toMatchObject({ phase: 'paused', weight: 100, verdict: { state: 'healthy' } });
    await registry.change('resume', {});
    await looked(MINUTE - 1_000);
    expect((await remote()).candidate?.weight).toBe(100);
    await registry.change('pause', {});
    await met('canary', 300, 150);
    await looked(10_000);
    expect(await status()).toMatchObject({ phase: 'ended', outcome: 'aborted' });
  });

  it('is stopped once, with the evidence, and its release goes into quarantine', async () => {
    await begin();
    await met('stable', 2_000, 20);
    await met('canary', 20, 10);
    await looked(10_000);
    await looked(10_000);
    expect(await remote()).toMatchObject({ stable });
    expect((await remote()).candidate).toBeUndefined();
    expect(await actions()).toEqual(['canary', 'abort']);
    expect((await trail())[1]).toMatchObject({
      who: 'registry',
      why: expect.stringMatching(
        /^Breach: 10 of 20 sessions failed .* 20 sessions met it, 10 of them failed\. Stopped 10\.0 s after this weight began/,
      ),
    });
    expect(hook.received).toHaveLength(1);
    expect(hook.received[0]?.news).toMatchObject({
      event: 'abort',
      evidence: {
        verdict: { state: 'breach' },
        canary: { sessions: 20, failed: 10 },
        after: { start: 10_000 },
      },
    });
    expect(await status()).toMatchObject({ outcome: 'aborted', weight: 0 });
    const again = await registry.publish({ version: candidate });
    expect(again).toMatchObject({ status: 409, body: { code: 'release_quarantined' } });
    for (const action of ['canary', 'promote'] as const) {
      const answer = await registry.change(action, {
        version: candidate,
        ...(action === 'canary' && { weight: 1 }),
      });
      expect(answer).toMatchObject({ status: 409, body: { code: 'release_quarantined' } });
    }
  });

  it('is frozen, not stopped, when both releases fail', async () => {
    await begin();
    await met('stable', 1_000, 400);
    await met('canary', 100, 40);
    await looked(10_000);
    await looked(20 * MINUTE);
    expect(await actions()).toEqual(['canary', 'freeze']);
    expect(hook.events).toEqual(['freeze']);
    expect((await remote()).candidate?.weight).toBe(100);
    // Once somebody has put it right, counting begins anew.
    await registry.change('resume', {});
    await healthy();
    await looked(MINUTE);
    expect((await remote()).candidate?.weight).toBe(5_000);
  });

  it('holds when something stands against the next step', async () => {
    const needs = { shell: '^1.4.0', apis: {} };
    candidate = await registry.release({ version: next(), manifest: { needs } });
    await begin();
    await registry.provide({ shell: '1.3.0', shared: { react: '19.3.1', '@coachlab/remote-kit': '1.4.0' } });
    await healthy();
    await looked(MINUTE);
    await looked(MINUTE);
    expect(await actions()).toEqual(['canary', 'hold']);
    expect((await trail())[1]?.why).toMatch(/^It cannot go on: .*1\.4\.0/);
    await registry.provide({ shell: '1.4.0', shared: { react: '19.3.1', '@coachlab/remote-kit': '1.4.0' } });
    await looked(MINUTE);
    expect((await remote()).candidate?.weight).toBe(5_000);
    await registry.change('rollback', {});
  });

  it('can be stopped by hand, and taken over by hand', async () => {
    await begin();
    await registry.change('canary', { version: candidate, weight: 700 });
    expect(await status()).toMatchObject({ plan: null, weight: 700, phase: 'step' });
    await healthy();
    await looked(10 * MINUTE);
    expect((await remote()).candidate?.weight).toBe(700);
    expect(await status()).toMatchObject({ verdict: { state: 'healthy' } });
    expect((await registry.change('pause', {})).status).toBe(409);
    expect((await registry.change('abort', { why: 'search is broken' })).status).toBe(200);
    expect((await trail()).at(-1)).toMatchObject({ action: 'abort', to: stable, why: 'search is broken' });
    expect((await registry.change('abort', {})).body.code).toBe('no_rollout_running');
  });

  it('that is a watched promotion goes on where nothing speaks against it, although nobody came', async () => {
    const promoted = await registry.change('promote', { version: candidate });
    expect(promoted.body.remote).toMatchObject({ stable, candidate: { release: candidate, weight: 1_000 } });
    const another = await registry.release({ version: next() });
    expect(await registry.change('promote', { version: another })).toMatchObject({
      status: 409,
      body: { code: 'rollout_running' },
    });
    for (const weight of [1_000, 5_000, 9_800]) {
      await looked(5 * MINUTE - 1_000);
      expect((await remote()).candidate?.weight).toBe(weight);
      await looked(1_000);
    }
    await looked(10 * MINUTE - 1_000);
    expect(await status()).toMatchObject({ phase: 'bake', canary: { sessions: 0 } });
    await looked(1_000);
    expect(await remote()).toMatchObject({ stable: candidate, fallback: stable });
    expect(hook.events).toEqual(['promoted']);
  });

  it('that is a watched promotion waits while the few who came speak against it, and tells the team', async () => {
    await registry.change('promote', { version: candidate });
    await met('canary', 3, 2);
    await looked(5 * MINUTE);
    await looked(30 * MINUTE);
    expect((await remote()).candidate?.weight).toBe(1_000);
    expect(hook.events).toEqual(['hold']);
    await registry.change('rollback', {});
  });

  it('that is a watched promotion is sooner done where visitors come, and taken back when they find it broken', async () => {
    await registry.change('promote', { version: candidate });
    await healthy();
    await looked(MINUTE);
    expect((await remote()).candidate?.weight).toBe(5_000);
    await met('stable', 100);
    await met('canary', 40, 20);
    await looked(10_000);
    expect(await remote()).toMatchObject({ stable });
    expect((await remote()).candidate).toBeUndefined();
    expect(await actions()).toEqual(['canary', 'step', 'abort']);
    expect(hook.events).toEqual(['abort']);
  });

  it('that is a watched promotion holds when both releases fail, and can be finished by hand', async () => {
    await registry.change('promote', { version: candidate });
    await met('stable', 1_000, 400);
    await met('canary', 1_000, 400);
    await looked(10_000);
    await looked(20 * MINUTE);
    expect(await actions()).toEqual(['canary', 'freeze']);
    const finished = await registry.promoteAtOnce(candidate);
    expect(finished.body.remote).toMatchObject({ stable: candidate, fallback: stable });
  });

  it('is shown in the status', async () => {
    await begin();
    await met('canary', 9, 1);
    const { body } = await registry.service.get<RegistryStatus>('/api/registry/status', bearer('catalog'));
    expect(body.remotes.find(({ name }) => name === 'catalog')?.rollout).toMatchObject({
      version: candidate,
      phase: 'step',
      plan: PLAN,
      step: 0,
      canary: { version: candidate, sessions: 9, failed: 1, lcp: null },
      stable: null,
      errors: [],
    });
  });

  it.each([
    ['steps that fall', { ...PLAN, steps: [500, 100, 10_000] }],
    ['a last step below all', { ...PLAN, steps: [100, 500] }],
    ['no time', { steps: [10_000] }],
    ['a gate nowhere', { ...PLAN, gates: [3] }],
    ['a typo', { ...PLAN, evry: 1 }],
    ['another word for what to do when unsure', { ...PLAN, whenUnsure: 'guess' }],
  ])('is refused with %s', async (_, plan) => {
    const answer = await begin(plan);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'plan' }] } });
  });

  it('is stopped by the beacons of browsers within seconds, on whichever instance they arrive', async () => {
    await registry.change('canary', { version: candidate, weight: 5_000 });
    const shown = await remote();
    let ids = 0;
    /** Whoever comes by chance may be ten on one arm before the first on the other; these take turns. */
    const visitorOn = (arm: CountedArm): number => {
      do ids += 1;
      while (assign(shown, visitorId(ids)).arm !== arm);
      return ids;
    };
    for (let n = 1; n <= 40; n += 1) {
      const arm = n % 2 ? 'stable' : 'canary';
      const instance = instances[Math.floor(n / 2) % instances.length] as TestRegistry;
      const version = arm === 'canary' ? candidate : stable;
      now += 1;
      const outcome =
        arm === 'canary' ? { outcome: 'failed', class: 'render', stack: 'Error: x' } : { outcome: 'loaded' };
      const signals = [{ remote: 'catalog', version, ...outcome }];
      await reportFrom(instance, visitorHeaders(visitorOn(arm)), { releases: { catalog: version } }, signals);
      if (arm === 'stable') continue;
      const judged = await until(async () => {
        const seen = await status();
        const fresh = Date.parse(seen.verdict?.at ?? '') >= now;
        // A breach is written down first, and acted on at once.
        return (seen.outcome !== null || (fresh && seen.verdict?.state !== 'breach')) && seen;
      });
      if (judged.outcome === 'aborted') break;
    }
    const { outcome, exposed, errors } = await status();
    expect({ outcome, errors }).toEqual({
      outcome: 'aborted',
      errors: [{ class: 'render', stack: 'Error: x', sessions: exposed.failed, version: candidate }],
    });
    expect(exposed.failed).toBeLessThanOrEqual(10);
  });
});
