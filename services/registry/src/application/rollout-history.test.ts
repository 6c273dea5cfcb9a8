import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RolloutHistory } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import { Judge } from '../jobs/judge.ts';
import { PageMeasuresRow, RouteLimit } from '../store/rows/page-measures.row.ts';
import { RolloutRow } from '../store/rows/rollout.row.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { reportFrom, visitorHeaders, visitorsOf } from '../testing/visitors.ts';

const MINUTE = 60_000;

describeEachEngine('a rollout over time', (kit) => {
  let registry: TestRegistry;
  let stable: string;
  let candidate: string;
  const start = Math.floor(Date.now() / MINUTE) * MINUTE;

  const at = (minutes: number) =>
    (registry.service.running.app.get(Clock).now = () => start + minutes * MINUTE);
  const history = (remote = 'catalog') =>
    registry.service.get<RolloutHistory & { code: string }>(
      `/api/registry/remotes/${remote}/rollout/history`,
      bearer('journey'),
    );
  async function report(visitor: number, version: string, signal: object): Promise<void> {
    const signals = [{ remote: 'catalog', version, ...signal }];
    const headers = visitorHeaders(visitor, '10.1.2.3');
    await reportFrom(registry, headers, { releases: { catalog: version } }, signals);
  }

  beforeAll(async () => {
    registry = await startRegistry(kit, { COACHLAB_SCHEDULE_EVERY_MS: '3600000' });
    at(0);
    stable = await registry.promoted({ version: '1.0.0-a' });
    candidate = await registry.release({ version: '1.1.0-a' });
  });
  afterAll(() => registry?.remove());

  it('is unknown before there was one, and nobody’s without a token', async () => {
    expect((await history()).body.code).toBe('rollout_unknown');
    const { status } = await registry.service.get('/api/registry/remotes/catalog/rollout/history');
    expect(status).toBe(401);
  });

  it('shows sessions, failures and the mean LCP of both arms, each session once', async () => {
    await registry.change('canary', { version: candidate, weight: 5_000 });
    const [anna, bert] = (await visitorsOf(registry, 'canary', 2)) as [number, number];
    const [carl] = (await visitorsOf(registry, 'stable', 1)) as [number];
    await report(anna, candidate, { outcome: 'loaded', lcp: 1_000 });
    await report(anna, candidate, { outcome: 'loaded', lcp: 5_000 });
    await report(bert, candidate, { outcome: 'loaded', lcp: 2_000 });
    at(2);
    await report(anna, candidate, { outcome: 'failed', class: 'render', stack: 'Error' });
    await report(carl, stable, { outcome: 'failed', class: 'chunk', stack: 'Error' });

    const { body } = await history();
    expect(body).toMatchObject({ version: candidate, against: stable, minutes: 1 });
    expect(body.at).toEqual([0, 1, 2].map((minute) => start / 1_000 + minute * 60));
    expect(body.canary).toEqual({
      sessions: [2, 0, 0],
      failed: [0, 0, 1],
      lcp: [1_500, null, null],
    });
    expect(body.stable).toEqual({
      sessions: [0, 0, 1],
      failed: [0, 0, 1],
      lcp: [null, null, null],
    });
    expect(body.limits).toEqual({ failed: 0.02, failedOverStable: 0.03, slowFrom: null, slowerBy: 1.2 });
  });

  it('shows what speaks against the candidate as a part of what stops it', async () => {
    await registry.service.running.app.get(Judge).judge('catalog');
    const { body } = await history();
    // One failed, by the word of a single network.
    expect(body.evidence).toEqual({ stops: [null, null, 0], holds: [null, null, 0] });
  });

  it('shows p75 of what browsers measure once a minute, with what holds the candidate', async () => {
    const { manager } = registry.service.running.dataSource!;
    const { id: rolloutId } = await manager.findOneByOrFail(RolloutRow, { version: candidate });
    const row = (arm: 'canary' | 'stable', n: number, inp: number) => {
      const place = {
        rolloutId,
        round: 1,
        arm,
        session: `${arm} ${n}`,
        network: `${n}`,
        at: new Date(start),
      };
      return { ...place, inp, lcp: null, press: null, shift: null, blocked: null, api: null };
    };
    const times = Array.from({ length: 8 }, (_, n) => n);
    await manager.insert(
      PageMeasuresRow,
      times.map((n) => row('stable', n, 10 * n)),
    );
    await manager.insert(
      PageMeasuresRow,
      times.map((n) => row('canary', n, 100 * n)),
    );
    const judge = registry.service.running.app.get(Judge);
    at(3);
    await judge.judge('catalog');
    // The minute is drawn as it was when it was looked at first.
    await manager.insert(PageMeasuresRow, row('stable', 8, 5_000));
    await judge.judge('catalog');
    const limits = { lower: 50, middle: 50, upper: 60 };
    await manager.insert(RouteLimit, {
      rolloutId,
      measure: 'inp',
      route: '',
      ...limits,
      since: new Date(start),
    });
    at(4);
    await judge.judge('catalog');
    const nothing = [null, null, null];
    const { measures } = (await history()).body;
    // Two browsers told of their LCP in the second minute.
    expect(measures!.map(({ measure }) => measure)).toEqual(['lcp', 'inp']);
    expect(measures!.slice(1)).toEqual([
      {
        measure: 'inp',
        canary: [...nothing, 600, 600],
        stable: [...nothing, 60, 60],
        // A fifth more, also where a limit is as low as it gets.
        heldFrom: [...nothing, 72, 72],
        holds: [...nothing, null, 0],
      },
    ]);
  });

  it('is drawn in longer spans when it is long, and every session is in one of them', async () => {
    at(1_000);
    const { body } = await history();
    expect(body.minutes).toBe(5);
    expect(body.at).toHaveLength(201);
    expect(body.canary.sessions.reduce((sum, each) => sum + each)).toBe(2);
    expect(body.canary.failed[0]).toBe(1);
  });

  it('ends with the rollout', async () => {
    at(5);
    await registry.change('abort', { why: 'a trial' });
    at(500);
    const { body } = await history();
    expect(body.at).toHaveLength(6);
  });
});
