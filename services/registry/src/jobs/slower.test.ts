import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RolloutStatus } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import type { CountedArm } from '../domain/signals/observations.ts';
import { SignalSession } from '../store/rows/signal.row.ts';
import { HookServer } from '../testing/hook-server.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { Scheduler } from './scheduler.ts';
import { WebhookDeliveries } from './webhook-deliveries.ts';

describeEachEngine('a candidate that paints later', (kit) => {
  const hook = new HookServer();
  let registry: TestRegistry;
  let now = Date.now();

  const status = async () =>
    (await registry.service.get<RolloutStatus>('/api/registry/remotes/catalog/rollout', bearer('catalog')))
      .body;
  const looked = async () => {
    now += 10_000;
    await registry.service.running.app.get(Scheduler).tick();
    await registry.service.running.app.get(WebhookDeliveries).tick();
  };
  /** Sessions of networks of their own. */
  const painted = async (arm: CountedArm, sessions: number, lcp: number) => {
    const { id: rolloutId } = await status();
    const rows = Array.from({ length: sessions }, (_, n) => {
      const who = `${arm} ${n}`;
      const came = { loaded: true, failed: false, unloaded: false };
      return { rolloutId, round: 1, arm, session: who, network: who, ...came, lcp: lcp + n };
    });
    for (let from = 0; from < rows.length; from += 50)
      await registry.service.running.dataSource!.manager.insert(SignalSession, rows.slice(from, from + 50));
  };

  beforeAll(async () => {
    registry = await startRegistry(kit, {
      COACHLAB_SCHEDULE_EVERY_MS: '3600000',
      COACHLAB_WEBHOOKS: `catalog=${await hook.start()}`,
      COACHLAB_WEBHOOK_SECRETS: '*=0123456789abcdef',
    });
    registry.service.running.app.get(Clock).now = () => now;
    await registry.promoted({ version: '1.0.0-abc' });
    await registry.release({ version: '1.1.0-abc' });
    await registry.change('canary', { version: '1.1.0-abc', weight: 5_000 });
    await looked();
    hook.received.length = 0;
  });
  afterAll(async () => {
    hook.stop();
    await registry?.remove();
  });

  it('is held, not stopped: the team is told once by how much, and decides', async () => {
    await painted('stable', 400, 1_000);
    await painted('canary', 400, 1_400);
    await looked();
    await looked();
    expect(await status()).toMatchObject({
      phase: 'step',
      weight: 5_000,
      outcome: null,
      verdict: { state: 'slower' },
      canary: { lcp: 1_700 },
    });
    expect(hook.received.map(({ news }) => news)).toEqual([
      expect.objectContaining({
        event: 'hold',
        why: expect.stringMatching(/paint after 1700 ms or later, and after 1300 ms on stable/),
        evidence: expect.objectContaining({ verdict: expect.objectContaining({ state: 'slower' }) }),
      }),
    ]);
    expect((await registry.change('promote', { version: '1.1.0-abc', why: 'worth it' })).status).toBe(200);
  });
});
