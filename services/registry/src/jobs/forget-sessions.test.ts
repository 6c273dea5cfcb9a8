import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import { RolloutRow } from '../store/rows/rollout.row.ts';
import { startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { ForgetSessions } from './forget-sessions.ts';
import { SignalSession } from '../store/rows/signal.row.ts';

const HOUR = 3_600_000;

describeEachEngine('who met a rollout', (kit) => {
  let registry: TestRegistry;

  beforeAll(async () => {
    registry = await startRegistry(kit, { COACHLAB_SCHEDULE_EVERY_MS: '3600000' });
    await registry.promoted({ version: '1.0.0-a' });
    const version = await registry.release({ version: '1.1.0-a' });
    await registry.change('canary', { version, weight: 5_000 });
  });
  afterAll(() => registry?.remove());

  it('is known while it runs and a day longer; outside of rollouts, for a day', async () => {
    const { app, dataSource } = registry.service.running;
    const { manager } = dataSource!;
    const start = Date.now();
    const day = Math.floor(start / (24 * HOUR));
    const { id } = await manager.findOneByOrFail(RolloutRow, { version: '1.1.0-a' });
    const row = {
      arm: 'canary' as const,
      session: 'a',
      loaded: true,
      failed: false,
      unloaded: false,
      lcp: null,
    };
    await manager.insert(SignalSession, [
      { ...row, rolloutId: id, round: 1 },
      { ...row, rolloutId: 0, round: day },
    ]);
    const leftAt = async (hours: number) => {
      app.get(Clock).now = () => start + hours * HOUR;
      await app.get(ForgetSessions).clean();
      return (await manager.find(SignalSession)).map(({ rolloutId }) => rolloutId).sort((a, b) => a - b);
    };

    expect(await leftAt(23)).toEqual([0, id]);
    expect(await leftAt(60)).toEqual([id]);
    await registry.change('rollback', {});
    await manager.update(RolloutRow, { id }, { endedAt: new Date(start + 60 * HOUR) });
    expect(await leftAt(83)).toEqual([id]);
    expect(await leftAt(85)).toEqual([]);
  });
});
