import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  type AuditRow,
  type DiscoveryDocument,
  HEADER,
  type RolloutStatus,
  type ServedPagesRequest,
  type SignalTokenAnswer,
} from '@coachlab/contracts';
import { assign } from '@coachlab/federation';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { Clock } from '../clock.ts';
import type { CountedArm } from '../domain/signals/observations.ts';
import { ServedPage } from '../store/rows/served-page.row.ts';
import { bearer, startRegistry, TOKENS, type TestRegistry } from '../testing/test-registry.ts';
import { Judge } from './judge.ts';

const SHELL_TOKEN = 'shell-token-0123456789';
const MINUTE = 60_000;

describeEachEngine('pages of which no browser reports', (kit) => {
  let registry: TestRegistry;
  let now = Date.now();
  let count = 0;
  let stable: string;
  let candidate: string;

  const visitor = (n: number) => n.toString(16).padStart(32, '0');
  const network = (n: number) => `10.${n >> 8}.${n & 255}.0`;
  const visitorsOf = async (arm: CountedArm, wanted: number) => {
    const { body } = await registry.service.get<DiscoveryDocument>('/discovery');
    const remote = body.remotes.find(({ name }) => name === 'catalog')!;
    const found: number[] = [];
    for (let n = 1; found.length < wanted; n += 1) if (assign(remote, visitor(n)).arm === arm) found.push(n);
    return found;
  };
  const versionOf = (arm: CountedArm) => (arm === 'canary' ? candidate : stable);
  /** What their browsers report, each from the network its page was asked for from. */
  const reported = async (arm: CountedArm, visitors: number[]) => {
    for (const n of visitors) {
      const headers = { [HEADER.visitorId]: visitor(n), [HEADER.clientIp]: network(n).replace(/0$/, '7') };
      const releases = { catalog: versionOf(arm) };
      const { body } = await registry.service.post<SignalTokenAnswer>(
        '/api/registry/signals/token',
        { releases },
        headers,
      );
      const signals = [{ remote: 'catalog', version: versionOf(arm), outcome: 'loaded' }];
      await registry.service.post('/api/registry/signals', { token: body.token, signals }, headers);
    }
  };
  const page = (arm: CountedArm, n: number): ServedPagesRequest['pages'][number] => ({
    visitor: visitor(n),
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
    const tokens = { ...TOKENS, shell: SHELL_TOKEN };
    registry = await startRegistry(kit, {
      COACHLAB_SCHEDULE_EVERY_MS: '3600000',
      COACHLAB_LIMITS: 'off',
      COACHLAB_BOOTSTRAP_TOKENS: Object.entries(tokens)
        .map((pair) => pair.join('='))
        .join(','),
    });
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
    const [canary, others] = [await visitorsOf('canary', 12), await visitorsOf('stable', 12)];
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
    const [canary, others] = [await visitorsOf('canary', 60), await visitorsOf('stable', 60)];
    await reported('canary', canary.slice(20));
    await reported('stable', others.slice(20));
    await served([...canary.map((n) => page('canary', n)), ...others.map((n) => page('stable', n))]);
    // A network that collects cookies of the candidate's visitors, and reports of none.
    const more = (await visitorsOf('canary', 460)).slice(60);
    await served(more.map((n) => ({ ...page('canary', n), address: '10.200.0.9' })));
    expect(await judged()).toMatchObject({ outcome: null, verdict: { state: 'inconclusive' } });
  });

  it('count for whom the version was assigned to, and where its browser had time to report', async () => {
    const [canary, others] = [await visitorsOf('canary', 12), await visitorsOf('stable', 12)];
    await served(others.map((n) => ({ ...page('stable', n), version: candidate })));
    await registry.change('canary', { version: candidate, weight: 5_001 });
    now += MINUTE / 2;
    // Sent in the round before, where their reports are.
    await served([...canary.map((n) => page('canary', n)), ...others.map((n) => page('stable', n))]);
    expect(await registry.service.running.dataSource!.manager.count(ServedPage)).toBe(0);
  });

  it('are told by the shell alone, in the shape that it has', async () => {
    const [one] = (await visitorsOf('canary', 1)) as [number];
    expect((await served([page('canary', one)], TOKENS.catalog)).status).toBe(403);
    expect((await served([{ ...page('canary', one), visitor: 'anybody' }])).status).toBe(400);
    expect((await served([])).status).toBe(400);
  });
});
