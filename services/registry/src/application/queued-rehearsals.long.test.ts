import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type {
  AuditRow,
  ChangeAnswer,
  QueuedRehearsal,
  RefusedProblem,
  RegistryStatus,
  RehearsalClaim,
  RemoteStatus,
} from '@coachlab/contracts';
import { describeEachEngine, describeOnServer } from '@coachlab/service-common/testing';
import { bearer, startRegistry, type TestRegistry, TOKENS, tokensSetting } from '../testing/test-registry.ts';

const REHEARSER = 'rehearser-token-0123456789';
const worker = { authorization: `Bearer ${REHEARSER}` };
const FAULT = { address: '/catalog', part: 'browser' as const, text: 'It throws in the browser: no' };
const PLAYED = { pages: { server: 9, browser: 9 }, faults: [] };
const CLAIMS = '/api/registry/rehearsals/claims';

const environment = (more: Record<string, string> = {}) => ({
  COACHLAB_REHEARSALS: 'required',
  COACHLAB_SCHEDULE_EVERY_MS: '20',
  COACHLAB_BOOTSTRAP_TOKENS: tokensSetting({ ...TOKENS, rehearser: REHEARSER }),
  ...more,
});

describeEachEngine('a change that waits for the platform’s rehearsal', (kit) => {
  let registry: TestRegistry;
  let journey: string;
  let version: string;
  let count = 0;

  beforeAll(async () => {
    registry = await startRegistry(kit, environment());
    await registry.promoted();
    journey = await registry.promoted({ name: 'journey' });
  });
  afterAll(async () => {
    await registry?.service.stop();
    await registry?.remove();
  });
  beforeEach(async () => {
    // Whatever the test before began.
    await registry.change('abort', {});
    version = await registry.release({ version: `2.0.${(count += 1)}` });
  });

  const ask = (action: 'canary' | 'promote', more: object = {}) =>
    registry.change<ChangeAnswer & RefusedProblem>(action, {
      version,
      ...(action === 'canary' ? { weight: 100 } : { watched: false }),
      ...more,
    });
  const claim = (of = registry) => of.service.post<RehearsalClaim>(CLAIMS, {}, worker);
  const report = (id: string, more: object = {}, of = registry) =>
    of.service.post<RefusedProblem>(`${CLAIMS}/${id}/report`, { ...PLAYED, ...more }, worker);
  const playTeam = (more: object = {}) =>
    registry.service.post(
      '/api/registry/remotes/catalog/rehearsals',
      { version, among: { journey }, ...PLAYED, ...more },
      bearer('catalog'),
    );

  it('is answered with 202, played by the worker, and goes on by itself when the report is green', async () => {
    const before = (await catalog()).stable!;
    const asked = await ask('canary', { why: 'a new search' });
    expect([asked.status, asked.body.changed]).toEqual([202, false]);
    expect(asked.body.rehearsal).toMatchObject({
      version,
      action: 'canary',
      state: 'waiting',
      playedSince: null,
    });
    expect((await catalog()).candidate).toBeUndefined();

    const { status, body } = await claim();
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        remote: 'catalog',
        version,
        stable: before,
        paths: {
          own: expect.stringMatching(/^\/-\/override#/),
          stable: expect.stringMatching(/^\/-\/override#/),
        },
        within: 1_200_000,
      },
    ]);
    expect((await catalog()).queuedRehearsal?.playedSince).not.toBeNull();
    // Nobody else is given it meanwhile.
    expect((await claim()).status).toBe(204);

    expect((await report(body.id, { unseen: ['everything in a browser: no Chromium'] })).status).toBe(200);
    // A worker that asks at once is not given it again before anybody has looked at its report.
    expect((await claim()).status).toBe(204);
    await until(async () => (await catalog()).candidate?.release === version);
    const now = await catalog();
    expect(now.queuedRehearsal).toMatchObject({ state: 'done', reason: null });
    expect(now.releases.find((each) => each.version === version)?.rehearsal).toMatchObject({
      by: 'platform',
      among: { journey },
      unseen: ['everything in a browser: no Chromium'],
    });
    const trail = await registry.service.get<AuditRow[]>('/api/registry/audit?limit=1', bearer('catalog'));
    // In the name of the team that asked, with its reason.
    expect(trail.body).toMatchObject([
      { action: 'canary', who: expect.stringMatching(/^catalog/), why: 'a new search' },
    ]);
  });

  it('is refused with what was found when the report is red, and the team’s own green one changes nothing', async () => {
    await ask('promote');
    await report((await claim()).body.id, { faults: [FAULT] });
    const reason = `catalog@${version} failed the platform's rehearsal. /catalog: It throws in the browser: no`;
    await until(async () => (await catalog()).queuedRehearsal?.state === 'refused');
    expect((await catalog()).queuedRehearsal).toMatchObject({ version, reason });
    await playTeam();
    const again = await ask('promote');
    expect([again.status, again.body.detail]).toEqual([422, reason]);
    const anyway = await ask('promote', { anyway: true, why: 'worse without it' });
    expect(anyway.status).toBe(200);
    expect((await catalog()).stable).toBe(version);
  });

  it('goes on with the team’s own green report where the platform has none', async () => {
    await ask('promote');
    await playTeam();
    await until(async () => (await catalog()).stable === version);
    expect((await catalog()).queuedRehearsal?.state).toBe('done');
  });

  it('goes on when another section has changed meanwhile', async () => {
    await ask('promote');
    const { body } = await claim();
    const next = await registry.release({ name: 'journey', version: `1.1.${count}` });
    await registry.change('promote', { version: next, watched: false, anyway: true, why: 'x' }, 'journey');
    journey = next;
    expect((await report(body.id)).status).toBe(200);
    await until(async () => (await catalog()).stable === version);
  });

  it('is withdrawn by what the team does instead', async () => {
    await ask('promote');
    const { body } = await claim();
    expect((await registry.change('abort', {})).status).toBe(200);
    expect((await catalog()).queuedRehearsal).toMatchObject({ version, state: 'withdrawn' });
    expect((await report(body.id)).status).toBe(409);
    const alive = await fetch(`${registry.url}${CLAIMS}/${body.id}`, { method: 'PUT', headers: worker });
    expect(alive.status).toBe(409);
    await sleep(200);
    expect((await catalog()).stable).not.toBe(version);
  });

  it('keeps its place when it is asked for again, and who plays it plays on', async () => {
    const first = await ask('canary');
    const { body } = await claim();
    const again = await ask('promote');
    expect(again.body.rehearsal).toMatchObject({
      action: 'promote',
      askedAt: first.body.rehearsal!.askedAt,
    });
    await report(body.id);
    await until(async () => (await catalog()).stable === version);
  });

  it('survives a restart of the registry and the death of its worker', async () => {
    await ask('promote');
    await registry.service.stop();
    registry = await registry.twin(kit);
    expect((await catalog()).queuedRehearsal).toMatchObject({ version, state: 'waiting' });
    const { body } = await claim();
    // Its minute passes without a sign of life.
    await registry.service.running.dataSource!.query(
      `UPDATE rehearsal_request SET leasedUntil = '2020-01-01 00:00:00.000000'`,
    );
    expect((await report(body.id)).status).toBe(409);
    await report((await claim()).body.id);
    await until(async () => (await catalog()).stable === version);
  });

  it('goes on while that of another section, which waits longer, cannot be looked at', async () => {
    const other = await registry.release({ name: 'journey', version: `1.2.${count}` });
    await registry.change('canary', { version: other, weight: 100 }, 'journey');
    await registry.service.running.dataSource!.query(
      `UPDATE rehearsal_request SET request = '{"version":"${other}","weight":100,"plan":7}' WHERE remote = 'journey'`,
    );
    await ask('promote');
    for (const remote of ['journey', 'catalog']) {
      const { body } = await claim();
      expect(body.remote).toBe(remote);
      await report(body.id);
    }
    await until(async () => (await catalog()).stable === version);
    await registry.change('abort', {}, 'journey');
  });

  it('says why when the worker could not play it, and waits on', async () => {
    await ask('promote');
    const { body } = await claim();
    await registry.service.post(`${CLAIMS}/${body.id}/failure`, { reason: 'No site answers.' }, worker);
    expect((await catalog()).queuedRehearsal).toMatchObject({ state: 'waiting', reason: 'No site answers.' });
    // Not at once again.
    expect((await claim()).status).toBe(204);
    await registry.change('abort', {});
  });

  it('of the rehearsal alone, nothing follows', async () => {
    const path = '/api/registry/remotes/catalog/rehearsals/requests';
    const asked = await registry.service.post<QueuedRehearsal>(path, { version }, bearer('catalog'));
    expect([asked.status, asked.body.action]).toEqual([202, 'rehearse']);
    await report((await claim()).body.id);
    const now = await catalog();
    expect(now.queuedRehearsal).toMatchObject({ state: 'done', action: 'rehearse' });
    expect(now.stable).not.toBe(version);
    // It is there: nobody has to play it again.
    expect((await ask('promote')).status).toBe(200);
  });

  it('goes nowhere with another token, and the rehearser’s opens nothing else', async () => {
    await ask('promote');
    for (const token of Object.keys(TOKENS) as (keyof typeof TOKENS)[])
      expect((await registry.service.post(CLAIMS, {}, bearer(token))).status).toBe(403);
    expect((await registry.service.post(CLAIMS, {})).status).toBe(401);
    const calls: [string, object][] = [
      ['remotes/catalog/promote', { version }],
      ['remotes/catalog/rehearsals', { version, among: {}, ...PLAYED }],
      ['remotes/catalog/rehearsals/requests', { version }],
      ['overrides', { releases: { catalog: version }, minutes: 5 }],
      ['tokens', { scope: 'release', expiresInDays: 1, label: 'x' }],
    ];
    for (const [path, body] of calls)
      expect((await registry.service.post(`/api/registry/${path}`, body, worker)).status).toBe(403);
    expect((await registry.service.get('/api/registry/status', worker)).status).toBe(403);
    // Nor does it report what nobody asked for.
    expect((await report('0'.repeat(32))).status).toBe(409);
    const { body } = await claim();
    expect((await report(body.id, { among: { journey } })).status).toBe(400);
    await registry.change('abort', {});
  });

  it('is refused when nobody has played it in time, with since when nobody does', async () => {
    const impatient = await startRegistry(kit, environment({ COACHLAB_REHEARSAL_WAIT_MS: '300' }));
    try {
      await impatient.promoted();
      const late = await impatient.release({ version: '2.0.0' });
      await impatient.change('promote', { version: late });
      const of = async () => (await remotes(impatient)).find(({ name }) => name === 'catalog')!;
      await until(async () => (await of()).queuedRehearsal?.state === 'refused');
      expect((await of()).queuedRehearsal?.reason).toBe(
        'It was not rehearsed within 0 min. No rehearser was ever heard of.',
      );
      expect(
        (await impatient.service.get<RegistryStatus>('/api/registry/status', bearer('catalog'))).body,
      ).toMatchObject({ rehearsals: { required: true, seenAt: null, playedAt: null } });
      await claim(impatient);
      const { body } = await impatient.service.get<RegistryStatus>('/api/registry/status', bearer('catalog'));
      expect(body.rehearsals?.seenAt).not.toBeNull();
    } finally {
      await impatient.service.stop();
      await impatient.remove();
    }
  });

  const catalog = async (): Promise<RemoteStatus> =>
    (await remotes(registry)).find(({ name }) => name === 'catalog')!;

  async function remotes(of: TestRegistry) {
    return (await of.service.get<RegistryStatus>('/api/registry/status', bearer('catalog'))).body.remotes;
  }
});

describeOnServer('a change that waits for the platform’s rehearsal', (kit) => {
  it('is written once, however many instances look at it', async () => {
    const registry = await startRegistry(kit, environment());
    const twin = await registry.twin(kit);
    try {
      await registry.promoted();
      const version = await registry.release({ version: '2.0.0' });
      await registry.change('promote', { version });
      const { body } = await registry.service.post<RehearsalClaim>(CLAIMS, {}, worker);
      await registry.service.post(`${CLAIMS}/${body.id}/report`, PLAYED, worker);
      const candidate = async () =>
        (await registry.service.get<RegistryStatus>('/api/registry/status', bearer('catalog'))).body
          .remotes[0]?.candidate;
      await until(async () => (await candidate())?.release === version);
      await sleep(300);
      // A second time would have given it to everybody.
      expect(await candidate()).toMatchObject({ release: version, weight: 1_000 });
    } finally {
      await twin.service.stop();
      await registry.service.stop();
      await registry.remove();
    }
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error('It did not come to that within 10 s.');
}
