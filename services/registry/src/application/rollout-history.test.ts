import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  type DiscoveryDocument,
  HEADER,
  type RolloutHistory,
  type SignalTokenAnswer,
} from '@coachlab/contracts';
import { assign } from '@coachlab/federation';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

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
  /** Visitors that meet the candidate, and others. */
  async function visitors(arm: 'canary' | 'stable', wanted: number): Promise<string[]> {
    const { body } = await registry.service.get<DiscoveryDocument>('/discovery');
    const remote = body.remotes.find(({ name }) => name === 'catalog')!;
    const found: string[] = [];
    for (let n = 1; found.length < wanted; n += 1) {
      const visitor = n.toString(16).padStart(32, '0');
      if (assign(remote, visitor).arm === arm) found.push(visitor);
    }
    return found;
  }
  async function report(visitor: string, version: string, signal: object): Promise<void> {
    const headers = { [HEADER.visitorId]: visitor, [HEADER.clientIp]: '10.1.2.3' };
    const { body } = await registry.service.post<SignalTokenAnswer>(
      '/api/registry/signals/token',
      { releases: { catalog: version } },
      headers,
    );
    const signals = [{ remote: 'catalog', version, ...signal }];
    await registry.service.post('/api/registry/signals', { token: body.token, signals }, headers);
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
    const [anna, bert] = (await visitors('canary', 2)) as [string, string];
    const [carl] = (await visitors('stable', 1)) as [string];
    await report(anna, candidate, { outcome: 'loaded', lcp: 1_000 });
    await report(anna, candidate, { outcome: 'loaded', lcp: 5_000 });
    await report(bert, candidate, { outcome: 'loaded', lcp: 2_000 });
    at(2);
    await report(anna, candidate, { outcome: 'failed', class: 'render', stack: 'Error' });
    await report(carl, stable, { outcome: 'failed', class: 'chunk', stack: 'Error' });

    const { body } = await history();
    expect(body).toMatchObject({ version: candidate, against: stable, minutes: 1 });
    expect(body.at).toEqual([0, 1, 2].map((minute) => start / 1_000 + minute * 60));
    expect(body.canary).toEqual({ sessions: [2, 0, 0], failed: [0, 0, 1], lcp: [1_500, null, null] });
    expect(body.stable).toEqual({ sessions: [0, 0, 1], failed: [0, 0, 1], lcp: [null, null, null] });
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
    at(3);
    await registry.change('abort', { why: 'a trial' });
    at(500);
    const { body } = await history();
    expect(body.at).toHaveLength(4);
  });
});
