import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { AuditRow, RolloutStatus, ServedPagesRequest } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import type { CountedArm } from '../domain/signals/observations.ts';
import { ServedPage } from '../store/rows/served-page.row.ts';
import { SHELL_TOKEN, startWithShell } from '../testing/shell.ts';
import { bearer, TOKENS, type TestRegistry } from '../testing/test-registry.ts';
import { reportFrom, visitorHeaders, visitorId, visitorsOf } from '../testing/visitors.ts';
import { Judge } from './judge.ts';

const MINUTE = 60_000;

describeEachEngine('pages of which no browser reports', (kit) => {
  let registry: TestRegistry;
  let now = Date.now();
  let count = 0;
  let stable: string;
  let candidate: string;

  const network = (n: number) => `10.${n >> 8}.${n & 255}.0`;
  const versionOf = (arm: CountedArm) => (arm === 'canary' ? candidate : stable);
  /** What their browsers report, each from the network its page was asked for from. */
  const reported = async (arm: CountedArm, visitors: number[]) => {
    for (const n of visitors) {
      const version = versionOf(arm);
      const signals = [{ remote: 'catalog', version, outcome: 'loaded' }];
      await reportFrom(registry, visitorHeaders(n), { releases: { catalog: version } }, signals);
    }
  };
  const page = (arm: CountedArm, n: number): ServedPagesRequest['pages'][number] => ({
    visitor: visitorId(n),
    remote: 'catalog',
    version: versionOf(arm),
    address: network(n),
  });
  const served = (pages: ServedPagesRequest['pages'], token = SHELL_TOKEN) =>
    registry.service.post(
      '/api/registry/signals/shell/served',
      { pages },
      { authorization: `Bearer ${token}` },
    );
  const judged = async () => {
    await registry.service.running.app.get(Judge).judge('catalog');
    const { body } = await registry.service.get<RolloutStatus>(
      '/api/registry/remotes/catalog/rollout',
      bearer('catalog'),
    );
    return body;
  };

  beforeAll(async () => {
    registry = await startWithShell(kit, { COACHLAB_LIMITS: 'off' });
    registry.service.running.app.get(Clock).now = () => now;
  });
  beforeEach(async () => {
    await registry.service.running.dataSource!.manager.deleteAll(ServedPage);
    stable = await registry.promoted({ version: `1.${(count += 1)}.0-abc` });
    candidate = await registry.release({ version: `1.${(count += 1)}.0-abc` });
    await registry.change('canary', { version: candidate, weight: 5_000 });
    now += MINUTE;
  });
  afterAll(() => registry?.remove());

  it('stop a candidate that keeps every browser from reporting', async () => {
    const [canary, others] = [
      await visitorsOf(registry, 'canary', 12),
      await visitorsOf(registry, 'stable', 12),
    ];
    await reported('stable', others);
    // Told twice, as by two shells.
    const pages = [...canary.map((n) => page('canary', n)), ...others.map((n) => page('stable', n))];
    for (let time = 0; time < 2; time += 1) expect((await served(pages)).status).toBe(202);
    expect(await judged()).toMatchObject({
      outcome: 'aborted',
      verdict: {
        state: 'breach',
        reason: expect.stringContaining(
          "Nothing was heard of 12 of 12 visitors' pages half a minute after they went out, and of 0 of 12 visitors' pages on stable",
        ),
      },
    });
    const audit = await registry.service.get<AuditRow[]>(
      '/api/registry/audit?remote=catalog',
      bearer('catalog'),
    );
    expect(audit.body.find(({ action }) => action === 'abort')?.why).toContain(
      'No session reported. Stopped',
    );
  });

  it('stop none of which as many report as of stable, whoever else asks for pages', async () => {
    const [canary, others] = [
      await visitorsOf(registry, 'canary', 60),
      await visitorsOf(registry, 'stable', 60),
    ];
    await reported('canary', canary.slice(20));
    await reported('stable', others.slice(20));
    await served([...canary.map((n) => page('canary', n)), ...others.map((n) => page('stable', n))]);
    // A network that collects cookies of the candidate's visitors, and reports of none.
    const more = (await visitorsOf(registry, 'canary', 460)).slice(60);
    await served(more.map((n) => ({ ...page('canary', n), address: '10.200.0.9' })));
    expect(await judged()).toMatchObject({ outcome: null, verdict: { state: 'inconclusive' } });
  });

  it('count for whom the version was assigned to, and where its browser had time to report', async () => {
    const [canary, others] = [
      await visitorsOf(registry, 'canary', 12),
      await visitorsOf(registry, 'stable', 12),
    ];
    await served(others.map((n) => ({ ...page('stable', n), version: candidate })));
    await registry.change('canary', { version: candidate, weight: 5_001 });
    now += MINUTE / 2;
    // Sent in the round before, where their reports are.
    await served([...canary.map((n) => page('canary', n)), ...others.map((n) => page('stable', n))]);
    expect(await registry.service.running.dataSource!.manager.count(ServedPage)).toBe(0);
  });

  it('are told by the shell alone, in the shape that it has', async () => {
    const [one] = (await visitorsOf(registry, 'canary', 1)) as [number];
    expect((await served([page('canary', one)], TOKENS.catalog)).status).toBe(403);
    expect((await served([{ ...page('canary', one), visitor: 'anybody' }])).status).toBe(400);
    expect((await served([])).status).toBe(400);
  });
});
