import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AuditRow, OverrideAnswer, Problem, SignedRelease } from '@coachlab/contracts';
import { acceptRelease, openOverride } from '@coachlab/federation/server';
import { describeOnSqlite } from '@coachlab/service-common/testing';
import { ReleaseRow } from '../store/rows/release.row.ts';
import { bearer, PUBLIC_KEY, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

const MANY = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`remote-${n}`, '1.0.0']));

describeOnSqlite('overrides', (kit) => {
  let registry: TestRegistry;
  const keys = [PUBLIC_KEY];
  const ask = (body: object, headers: Record<string, string> = bearer('catalog')) =>
    registry.service.post<OverrideAnswer & Problem>('/api/registry/overrides', body, headers);
  const signed = (path: string) =>
    registry.service.get<SignedRelease & Problem>(`/discovery/releases/${path}`);

  beforeAll(async () => {
    registry = await startRegistry(kit);
    await registry.release({ version: '1.0.0-a' });
    await registry.release({ version: '1.1.0-bad' });
    await registry.release({ name: 'journey', version: '3.0.0-a' });
    await registry.service.running.dataSource!.manager.update(
      ReleaseRow,
      { id: 'catalog@1.1.0-bad' },
      { quarantinedAt: new Date() },
    );
  });
  afterAll(() => registry?.remove());

  it('are signed for a while, for a release that nobody runs', async () => {
    const before = Date.now();
    const { status, body } = await ask({ releases: { catalog: '1.0.0-a' }, minutes: 60 });
    expect(status).toBe(201);
    expect(body.path).toBe(`/-/override#${body.token}`);
    const lasts = Date.parse(body.expiresAt) - before;
    expect(lasts).toBeGreaterThanOrEqual(3_600_000);
    expect(lasts).toBeLessThan(3_660_000);
    expect(openOverride(body.token, { keys, now: Date.now() })).toEqual({
      releases: { catalog: '1.0.0-a' },
      expiresAt: body.expiresAt,
    });
  });

  it('stand in the audit trail', async () => {
    const { body } = await ask({ releases: { catalog: '1.0.0-a' }, minutes: 5 });
    const trail = await registry.service.get<AuditRow[]>('/api/registry/audit?limit=1', bearer('journey'));
    expect(trail.body).toMatchObject([
      { action: 'override', remote: 'catalog', to: '1.0.0-a', why: `until ${body.expiresAt}` },
    ]);
    expect(JSON.stringify(trail.body)).not.toContain(body.token);
  });

  it.each<[string, unknown, number, string]>([
    ['another team’s remote', { releases: { journey: '3.0.0-a' }, minutes: 5 }, 403, 'not_your_remote'],
    [
      'another team’s beside its own',
      { releases: { catalog: '1.0.0-a', journey: '3.0.0-a' }, minutes: 5 },
      403,
      'not_your_remote',
    ],
    ['a release there is not', { releases: { catalog: '9.0.0' }, minutes: 5 }, 404, 'release_unknown'],
    ['a release in another case', { releases: { catalog: '1.0.0-A' }, minutes: 5 }, 404, 'release_unknown'],
    ['one in quarantine', { releases: { catalog: '1.1.0-bad' }, minutes: 5 }, 409, 'release_quarantined'],
    ['no release', { releases: {}, minutes: 5 }, 400, 'validation_failed'],
    ['21 remotes', { releases: MANY, minutes: 5 }, 400, 'validation_failed'],
    ['a version that is no text', { releases: { catalog: { a: 1 } }, minutes: 5 }, 400, 'validation_failed'],
    ['a list', { releases: ['catalog'], minutes: 5 }, 400, 'validation_failed'],
    ['too long a time', { releases: { catalog: '1.0.0-a' }, minutes: 1_441 }, 400, 'validation_failed'],
    ['no time', { releases: { catalog: '1.0.0-a' } }, 400, 'validation_failed'],
    ['a name of 60 KB', { releases: { ['x'.repeat(60_000)]: '1' }, minutes: 5 }, 400, 'body_too_complex'],
  ])('are refused for %s', async (_, request, status, code) => {
    const answer = await ask(request as object);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  it('need a token', async () => {
    expect((await ask({ releases: { catalog: '1.0.0-a' }, minutes: 5 }, {})).status).toBe(401);
  });

  it('come with the release itself, signed for shells', async () => {
    const { status, body } = await signed('catalog/1.0.0-a');
    expect(status).toBe(200);
    expect(acceptRelease(body, { name: 'catalog', version: '1.0.0-a' }, keys)).toMatchObject({
      base: '/remotes/catalog/1.0.0-a/',
    });
  });

  it.each(['catalog/9.9.9', 'catalog/1.1.0-bad', 'nobody/1.0.0', 'catalog/%00', `catalog/${'9'.repeat(90)}`])(
    'have no release to run at %s',
    async (path) => expect((await signed(path)).status).toBe(404),
  );
});
