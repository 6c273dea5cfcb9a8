import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AuditRow, RefusedProblem, RegistryStatus, RehearsalReport } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { bearer, type RemoteName, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

const FAULT = { address: '/catalog', part: 'server' as const, text: 'The server answers 500.' };

describeEachEngine('a rehearsal', (kit) => {
  let registry: TestRegistry;
  /** One where releases need a rehearsal. */
  let strict: TestRegistry;
  let journey: string;

  beforeAll(async () => {
    registry = await startRegistry(kit);
    strict = await startRegistry(kit, { COACHLAB_REHEARSALS: 'required' });
    for (const each of [registry, strict]) {
      // The first release of a section needs none.
      await each.promoted();
      journey = await each.promoted({ name: 'journey' });
    }
  });
  afterAll(async () => {
    for (const each of [registry, strict]) {
      await each?.service.stop();
      await each?.remove();
    }
  });

  const report = (
    of: TestRegistry,
    version: string,
    more: Partial<RehearsalReport> = {},
    token: RemoteName = 'catalog',
  ) =>
    of.service.post<RefusedProblem>(
      '/api/registry/remotes/catalog/rehearsals',
      { version, among: { journey }, pages: { server: 9, browser: 9 }, faults: [], ...more },
      bearer(token),
    );
  const canary = (of: TestRegistry, version: string, more: object = {}) =>
    of.change('canary', { version, weight: 100, ...more });
  const reasons = ({ body }: { body: RefusedProblem }) => (body.errors ?? []).map(({ code }) => code);
  let count = 0;
  const release = (of = registry) => of.release({ version: `2.0.${(count += 1)}` });

  it('that failed keeps its release from visitors, until another one passes', async () => {
    const version = await release();
    expect((await report(registry, version, { faults: [FAULT, FAULT] })).status).toBe(200);
    for (const action of ['canary', 'promote'] as const) {
      const refused = await registry.change(action, { version, ...(action === 'canary' && { weight: 100 }) });
      expect([refused.status, reasons(refused)]).toEqual([422, ['rehearsal_failed']]);
      expect(refused.body.detail).toBe(
        `catalog@${version} failed its rehearsal. /catalog: The server answers 500. And 1 more.`,
      );
    }
    expect((await report(registry, version)).status).toBe(200);
    expect((await canary(registry, version)).status).toBe(200);
  });

  it('is passed over by whoever says why, and the trail holds both', async () => {
    const version = await release();
    await report(registry, version, { faults: [FAULT] });
    const silent = await registry.change('promote', { version, anyway: true });
    expect(silent.status).toBe(400);
    const why = 'It is the fix of something worse.';
    expect((await registry.change('promote', { version, watched: false, anyway: true, why })).status).toBe(
      200,
    );
    const { body } = await registry.service.get<AuditRow[]>('/api/registry/audit?limit=2', bearer('catalog'));
    expect(body).toMatchObject([
      {
        action: 'promote',
        why: `Anyway, although: catalog@${version} failed its rehearsal. /catalog: The server answers 500. ${why}`,
      },
      { action: 'rehearsal', to: version, why: '1 faults, 9 pages on the server, 9 in a browser' },
    ]);
  });

  it('is not missed where none is required', async () => {
    expect((await canary(registry, await release())).status).toBe(200);
  });

  it('has to have passed where one is required, whatever is stable beside it since', async () => {
    const version = await release(strict);
    const missing = await canary(strict, version);
    expect([missing.status, missing.body.changed]).toEqual([202, false]);
    await report(strict, version, { pages: { server: 9, browser: 0 } });
    const half = await canary(strict, version);
    expect([half.status, half.body.changed]).toEqual([202, false]);
    await report(strict, version, { among: { journey: '0.9.0-old' } });
    expect((await canary(strict, version)).status).toBe(200);
    expect((await canary(strict, version, { weight: 5_000 })).status).toBe(200);
    expect((await strict.promoteAtOnce(version)).status).toBe(200);
  });

  it('is not asked of a way back', async () => {
    const before = (await status(strict)).find(({ name }) => name === 'catalog')!.fallback!;
    await report(strict, before, { faults: [FAULT] });
    expect((await strict.change('rollback', { version: before })).status).toBe(200);
  });

  it('stands in the status, and is its own team’s word', async () => {
    const version = await release();
    const of = async () => {
      const catalog = (await status(registry)).find(({ name }) => name === 'catalog')!;
      return catalog.releases.find((each) => each.version === version)!.rehearsal;
    };
    expect(await of()).toBeNull();
    expect((await report(registry, version, {}, 'journey')).status).toBe(403);
    expect(await of()).toBeNull();
    await report(registry, version, { faults: [FAULT] });
    expect(await of()).toEqual({
      at: expect.any(String),
      who: expect.stringMatching(/^catalog/),
      by: 'team',
      among: { journey },
      pages: { server: 9, browser: 9 },
      faults: [FAULT],
    });
  });

  it.each([
    ['of a release that nobody published', { version: '9.9.9-none' }, 404],
    ['that looked at nothing', { pages: { server: 0, browser: 0 } }, 400],
    ['with more than is asked for', { passed: true }, 400],
    ['with more faults than anybody reads', { faults: Array.from({ length: 51 }, () => FAULT) }, 400],
  ])('%s is refused', async (_, more, expected) => {
    expect((await report(registry, '2.0.1', more as Partial<RehearsalReport>)).status).toBe(expected);
  });

  async function status(of: TestRegistry) {
    return (await of.service.get<RegistryStatus>('/api/registry/status', bearer('catalog'))).body.remotes;
  }
});
