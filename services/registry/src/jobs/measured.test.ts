import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RolloutStatus } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import type { CountedArm } from '../domain/signals/observations.ts';
import { PageMeasuresRow, RouteLimit } from '../store/rows/page-measures.row.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { tokenFor, visitorHeaders, visitorsOf } from '../testing/visitors.ts';
import { Scheduler } from './scheduler.ts';

describeEachEngine('a candidate that answers interactions later', (kit) => {
  let registry: TestRegistry;
  let now = Date.now();
  let visitors = 0;
  let stable: string;
  let candidate: string;

  const manager = () => registry.service.running.dataSource!.manager;
  const status = async () =>
    (await registry.service.get<RolloutStatus>('/api/registry/remotes/catalog/rollout', bearer('catalog')))
      .body;
  const looked = async () => {
    now += 10_000;
    await registry.service.running.app.get(Scheduler).tick();
  };
  /** A visitor of this arm whose browser says what it measured. */
  const reported = async (arm: CountedArm, ...reports: object[]) => {
    [visitors] = (await visitorsOf(registry, arm, 1, visitors)) as [number];
    const version = arm === 'canary' ? candidate : stable;
    const headers = visitorHeaders(visitors);
    const token = await tokenFor(registry, headers, { releases: { catalog: version } });
    for (const report of reports) {
      const signals = [{ remote: 'catalog', version, outcome: 'loaded', ...report }];
      const { status: answered } = await registry.service.post(
        '/api/registry/signals',
        { token, signals },
        headers,
      );
      expect(answered).toBe(202);
    }
  };
  /** So many sessions in networks of their own, each with the next of these values. */
  const many = async (arm: CountedArm, sessions: number, valueOf: (n: number) => number) => {
    const { id: rolloutId } = await status();
    const none = { route: '', lcp: null, press: null, shift: null, blocked: null, api: null };
    const rows = Array.from({ length: sessions }, (_, n) => {
      const who = `${arm} ${now % 1_000_000} ${n}`;
      const place = { rolloutId, round: 1, arm, session: who, network: who, at: new Date(now) };
      return { ...place, ...none, inp: valueOf(n) };
    });
    for (let from = 0; from < rows.length; from += 50)
      await manager().insert(PageMeasuresRow, rows.slice(from, from + 50));
  };

  beforeAll(async () => {
    registry = await startRegistry(kit, { COACHLAB_SCHEDULE_EVERY_MS: '3600000' });
    registry.service.running.app.get(Clock).now = () => now;
    stable = await registry.promoted({ version: '1.0.0-abc' });
    candidate = await registry.release({ version: '1.1.0-abc' });
    await registry.change('canary', { version: candidate, weight: 5_000 });
  });
  afterAll(() => registry?.remove());

  it('is known by what its browsers report, each thing once a session, by the route of the page', async () => {
    const measured = { inp: 80, api: 120 };
    await reported(
      'canary',
      { lcp: 900, route: '/catalog' },
      { lcp: 1_900, route: '/catalog', measured },
      { measured: { inp: 700 } },
    );
    await reported('canary', { lcp: 700, route: '/made-up' });
    const rows = await manager().find(PageMeasuresRow, { order: { lcp: 'DESC' } });
    expect(rows).toEqual([
      expect.objectContaining({
        arm: 'canary',
        round: 1,
        route: '/catalog',
        lcp: 900,
        ...measured,
        press: null,
      }),
      expect.objectContaining({ route: '', lcp: 700, inp: null }),
    ]);
    expect((await status()).canary.sessions).toBe(2);
  });

  it('is compared with the first stable sessions once there are enough, and held with the reason', async () => {
    // p75 is 250 ms.
    await many('stable', 200, (n) => 100 + n);
    await looked();
    expect(await manager().find(RouteLimit)).toEqual([
      expect.objectContaining({ measure: 'inp', route: '', lower: 150, middle: 200, upper: 250 }),
    ]);
    // The first ones are counted for nothing else.
    now += 1_000;
    await many('canary', 40, () => 900);
    await looked();
    expect((await status()).verdict?.state).toBe('inconclusive');
    now += 1_000;
    await many('stable', 400, (n) => (n % 4 === 0 ? 260 : 120));
    await many('canary', 400, (n) => (n % 5 < 2 ? 310 : 120));
    await looked();
    expect((await status()).verdict).toMatchObject({
      state: 'slower',
      reason: expect.stringMatching(
        /^At p75 its pages answer interactions at least 20 % later than those of stable: .* took over 300 ms, .* over 250 ms\. Abort it/,
      ),
    });
  });
});
