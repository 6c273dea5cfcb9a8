import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { AuditRow, RolloutStatus, ShadowRenders } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import { SHELL_TOKEN, startWithShell } from '../testing/shell.ts';
import { bearer, TOKENS, type TestRegistry } from '../testing/test-registry.ts';
import { Judge } from './judge.ts';
import { Scheduler } from './scheduler.ts';

const MINUTE = 60_000;
const SHELLS = ['a', 'b'].map((digit) => digit.repeat(32));
const PLAN = { steps: [100, 5_000, 10_000], every: MINUTE, longestHold: 60 * MINUTE };

describeEachEngine('pages that shells rendered for nobody', (kit) => {
  let registry: TestRegistry;
  let now = Date.now();
  let count = 0;
  let candidate: string;

  beforeAll(async () => {
    registry = await startWithShell(kit);
    registry.service.running.app.get(Clock).now = () => now;
  });
  beforeEach(async () => {
    await registry.promoted({ version: `1.${(count += 1)}.0-abc` });
    candidate = await registry.release({ version: `1.${(count += 1)}.0-abc` });
    await registry.change('canary', { version: candidate, weight: 100, plan: PLAN });
  });
  afterAll(async () => {
    await registry?.service.stop();
    await registry?.remove();
  });

  const told = (more: Partial<ShadowRenders> = {}, shell = SHELLS[0]!, token = SHELL_TOKEN) => {
    const found = { addresses: 20, failed: 0, stableFailed: 0, ms: 400, stableMs: 400, faults: [] };
    const renders = [{ remote: 'catalog', version: candidate, ...found, ...more }];
    const headers = { authorization: `Bearer ${token}` };
    return registry.service.post('/api/registry/signals/shell/shadows', { shell, renders }, headers);
  };
  const judged = async () => {
    await registry.service.running.app.get(Judge).judge('catalog');
    await registry.service.running.app.get(Scheduler).tick();
    const path = '/api/registry/remotes/catalog/rollout';
    return (await registry.service.get<RolloutStatus>(path, bearer('catalog'))).body;
  };
  const lastAction = async () =>
    (await registry.service.get<AuditRow[]>('/api/registry/audit?limit=1', bearer('catalog'))).body[0]!;

  it('hold a rollout at once that no visitor has met, with where it fails, and stop none', async () => {
    const faults = [{ route: '/lab', text: 'Error: no words' }];
    expect((await told({ failed: 1, faults })).status).toBe(202);
    const { verdict, exposed, shadows, weight, outcome } = await judged();
    const reason = 'Shadow renders of 20 addresses: 1 failed with the candidate alone. /lab: Error: no words';
    expect(verdict).toMatchObject({ state: 'inconclusive', reason });
    expect([exposed.sessions, weight, outcome]).toEqual([0, 100, null]);
    expect(shadows).toMatchObject({ addresses: 20, failed: 1 });
    expect(await lastAction()).toMatchObject({ action: 'hold', why: reason });
    // However many say so: the shell's token alone stops nothing.
    await told({ failed: 20 }, SHELLS[1]);
    now += 30 * MINUTE;
    await told({ failed: 20 });
    expect(await judged()).toMatchObject({ weight: 100, outcome: null });
  });

  it('keep a watched promotion from going on though nobody comes', async () => {
    await registry.change('abort', {});
    candidate = await registry.release({ version: `1.${(count += 1)}.0-abc` });
    await registry.change('promote', { version: candidate });
    for (let minute = 0; minute < 12; minute += 1) {
      now += MINUTE;
      await told({ failed: 2 });
      expect((await judged()).weight).toBe(1_000);
    }
    // Mended: a service was away.
    await told();
    expect((await judged()).weight).toBe(5_000);
  });

  it('are summed over the shells, and forgotten when a shell says them no more', async () => {
    await told({ failed: 1 });
    await told({}, SHELLS[1]);
    expect((await judged()).shadows).toMatchObject({ addresses: 40, failed: 1 });
    now += 3 * MINUTE;
    const { shadows, verdict } = await judged();
    expect(shadows).toBeUndefined();
    expect(verdict?.reason).toBe('No session has met it yet.');
  });

  it('warn of what is slower on the server', async () => {
    await told({ ms: 4_000 });
    expect((await judged()).verdict?.reason).toContain(
      'Slower on the server, in shadow renders: 200 ms a page, 20 ms with stable.',
    );
  });

  it('are a shell’s to tell, of what is a candidate now', async () => {
    expect((await told({ failed: 20 }, SHELLS[0], TOKENS.catalog)).status).toBe(403);
    expect((await told({ failed: -1 })).status).toBe(400);
    candidate = '9.9.9-none';
    expect((await told({ failed: 20 })).status).toBe(202);
    expect((await judged()).shadows).toBeUndefined();
  });
});
