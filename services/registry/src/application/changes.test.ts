import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { AuditRow, DiscoveryDocument, RegistryStatus } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OwnedName } from '../store/rows/owned-name.row.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';
import {
  bearer,
  OWNERS,
  PROVIDES,
  type RemoteName,
  startRegistry,
  type TestRegistry,
} from '../testing/test-registry.ts';
import { RegistryViews } from '../store/registry-views.ts';
import { RolloutRow } from '../store/rows/rollout.row.ts';

const VISITOR = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';

/** A service as the registry sees it: what it says at /health/ready. */
function startService(apis: () => Record<string, string>): Promise<{ url: string; server: Server }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: 'ok', apis: apis() }));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server });
    });
  });
}

/** Lets neither of two changes go on before both have seen what runs, however slow the machine is. */
function meetAtFirstLook(instances: TestRegistry[]): void {
  let seen = 0;
  let meet = () => {};
  const met = new Promise<void>((resolve) => (meet = resolve));
  for (const views of new Set(instances.map(({ service }) => service.running.app.get(RegistryViews)))) {
    const load = views.load.bind(views);
    views.load = async () => {
      const view = await load();
      seen += 1;
      if (seen === 2) meet();
      if (seen <= 2) await met;
      return view;
    };
  }
}

const OURS = {
  name: 'catalog',
  owner: 'team-catalog',
  owns: OWNERS.catalog.routes.toSorted(),
};

describeEachEngine('moving visitors', (kit) => {
  let registry: TestRegistry;
  let service: Server;
  let apis: Record<string, string> = {};
  let count = 0;

  const next = () => `1.${(count += 1)}.0-abc`;
  const discovery = async () => (await registry.service.get<DiscoveryDocument>('/discovery')).body;
  const remote = async (name: RemoteName = 'catalog') =>
    (await discovery()).remotes.find((each) => each.name === name);
  const audit = async (name: RemoteName = 'catalog') => {
    const answer = await registry.service.get<AuditRow[]>(
      `/api/registry/audit?remote=${name}&limit=1000`,
      bearer(name),
    );
    return answer.body;
  };

  beforeAll(async () => {
    const started = await startService(() => apis);
    service = started.server;
    registry = await startRegistry(kit, {
      COACHLAB_UPSTREAMS: `artifacts=${started.url},personas=http://127.0.0.1:1`,
    });
  });
  beforeEach(async () => {
    apis = { artifacts: '1.3.0' };
    await registry.provide(PROVIDES);
  });
  afterAll(async () => {
    service?.close();
    await registry?.remove();
  });

  it('refuses a canary before there is a stable release', async () => {
    const version = await registry.release({ version: next() });
    const { status, body } = await registry.change('canary', { version, weight: 100 });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'no_stable_release' });
  });

  it('promotes, rolls out, promotes the candidate and rolls back step by step', async () => {
    const [a, b, c] = [next(), next(), next()];
    await registry.promoted({ version: a });
    expect(await remote()).toEqual({ ...OURS, stable: a });

    await registry.promoted({ version: b });
    expect(await remote()).toMatchObject({ stable: b, fallback: a });

    await registry.release({ version: c });
    const canary = await registry.change('canary', {
      version: c,
      weight: 1_000,
      allow: [VISITOR],
      why: 'new search',
    });
    expect(canary).toMatchObject({ status: 200, body: { changed: true, remote: { stable: b } } });
    const shown = await discovery();
    expect(shown.remotes[0]).toMatchObject({
      candidate: {
        release: c,
        weight: 1_000,
        allow: [VISITOR],
        seed: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    });
    expect(Object.keys(shown.releases).sort()).toEqual(
      [a, b, c].map((version) => `catalog@${version}`).sort(),
    );

    await registry.promoteAtOnce(c);
    expect(await remote()).toEqual({ ...OURS, stable: c, fallback: b });

    await registry.change('rollback', { why: 'search is broken' });
    expect(await remote()).toMatchObject({ stable: b, fallback: a });
    await registry.change('rollback', {});
    expect(await remote()).toEqual({ ...OURS, stable: a });
    expect((await registry.change('rollback', {})).status).toBe(409);
    await registry.change('rollback', { version: c });
    expect(await remote()).toMatchObject({ stable: c, fallback: b });

    const trail = (await audit()).toReversed().filter(({ action }) => action !== 'publish');
    expect(trail.map(({ action, from, to, why }) => [action, from, to, why])).toEqual([
      ['promote', null, a, null],
      ['promote', a, b, null],
      ['canary', null, `${c} at 10 %, 1 allowed`, 'new search'],
      ['promote', b, c, null],
      ['rollback', c, b, 'search is broken'],
      ['rollback', b, a, null],
      ['rollback', a, c, null],
    ]);
  });

  it('keeps every rollout with how it ended', async () => {
    const [b, c] = [next(), next()];
    await registry.promoted({ version: next() });
    await registry.release({ version: b });
    await registry.release({ version: c });
    await registry.change('canary', { version: b, weight: 100 });
    const seed = (await remote())?.candidate?.seed;
    await registry.change('canary', { version: b, weight: 200 });
    expect((await remote())?.candidate).toMatchObject({ weight: 200, seed });
    await registry.change('canary', { version: c, weight: 200 });
    expect((await remote())?.candidate?.seed).not.toBe(seed);
    await registry.change('rollback', {});

    const rows = await registry.service.running.dataSource?.manager.find(RolloutRow, {
      order: { id: 'DESC' },
      take: 2,
    });
    expect(rows?.map(({ version, weight, outcome }) => [version, weight, outcome])).toEqual([
      [c, 200, 'rolled_back'],
      [b, 200, 'replaced'],
    ]);
    expect(rows?.every(({ endedAt }) => endedAt instanceof Date)).toBe(true);
  });

  it('writes nothing when everything is as asked already', async () => {
    const version = await registry.promoted({ version: next() });
    const [rows, { epoch }] = [await audit(), await discovery()];
    const { status, body } = await registry.promoteAtOnce(version);
    expect({ status, changed: body.changed, epoch: body.epoch }).toEqual({
      status: 200,
      changed: false,
      epoch,
    });
    expect(await audit()).toEqual(rows);
  });

  it('shows everything to a token holder, and nothing to others', async () => {
    const version = await registry.release({ name: 'community', version: next() });
    expect((await registry.service.get('/api/registry/status')).status).toBe(401);
    expect((await registry.service.get('/api/registry/audit')).status).toBe(401);
    const { body } = await registry.service.get<RegistryStatus>('/api/registry/status', bearer('journey'));
    expect(body.remotes.find(({ name }) => name === 'community')).toEqual({
      name: 'community',
      owner: 'team-community',
      stable: null,
      releases: [
        {
          version,
          publishedAt: expect.stringMatching(/Z$/),
          digest: expect.stringMatching(/^sha384-/),
          bytes: expect.any(Number),
          quarantined: false,
          provenance: null,
          rehearsal: null,
        },
      ],
    });
    expect((await discovery()).remotes.map(({ name }) => name)).not.toContain('community');
  });

  it.each([
    ['promote', { version: '9.9.9-none' }, 404, 'release_unknown'],
    ['promote', {}, 400, 'validation_failed'],
    ['promote', { version: 'x', wy: 'typo' }, 400, 'validation_failed'],
    ['canary', { version: 'x' }, 400, 'validation_failed'],
    ['canary', { version: 'x', weight: 10_001 }, 400, 'validation_failed'],
    ['canary', { version: 'x', weight: 0.5 }, 400, 'validation_failed'],
    ['canary', { version: 'x', weight: 1, allow: ['me'] }, 400, 'validation_failed'],
    ['rollback', { version: '9.9.9-none' }, 404, 'release_unknown'],
    ['lift', { version: '9.9.9-none', why: 'x' }, 404, 'release_unknown'],
  ] as const)('answers %s %j with %d', async (action, body, status, code) => {
    const answer = await registry.change(action, body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  it('moves nobody to a release in quarantine', async () => {
    await registry.promoted({ version: next() });
    const version = await registry.release({ version: next() });
    await registry.service.running.dataSource?.manager.update(
      ReleaseRow,
      { version },
      { quarantinedAt: new Date() },
    );
    for (const [action, body] of [
      ['promote', { version }],
      ['canary', { version, weight: 1 }],
      ['rollback', { version }],
    ] as const) {
      expect(await registry.change(action, body)).toMatchObject({
        status: 409,
        body: { code: 'release_quarantined' },
      });
    }
  });

  it('lets a release out of quarantine for a reason, and moves nobody by that', async () => {
    const stable = await registry.promoted({ version: next() });
    const version = await registry.release({ version: next() });
    await registry.change('canary', { version, weight: 500 });
    await registry.change('abort', { why: 'It fails.' });
    expect(await registry.change('lift', { version })).toMatchObject({ status: 400 });
    const why = 'Search was down, and is back.';
    const lifted = await registry.change('lift', { version, why });
    expect(lifted).toMatchObject({ status: 200, body: { changed: true, remote: { stable } } });
    expect(lifted.body.remote.candidate).toBeUndefined();
    expect((await audit())[0]).toMatchObject({ action: 'lift', remote: 'catalog', to: version, why });
    expect((await registry.change('lift', { version, why })).body.changed).toBe(false);
    expect((await registry.change('canary', { version, weight: 500 })).status).toBe(200);
    await registry.change('rollback', {});
  });

  it('refuses a release whose address was given to somebody else since it was published', async () => {
    const manifest = { routes: [{ path: '/contested', page: 'home' }], navigation: [] };
    const ours = await registry.release({ version: next(), manifest });
    const { manager } = registry.service.running.dataSource!;
    await manager.update(OwnedName, { kind: 'route', name: '/contested' }, { remote: 'journey' });
    await registry.promoted({ name: 'journey', version: next(), manifest });
    for (const [action, body] of [
      ['promote', { version: ours }],
      ['canary', { version: ours, weight: 100 }],
    ] as const) {
      const refused = await registry.change(action, body);
      expect(refused.status).toBe(422);
      expect(refused.body.errors.map(({ code, path }) => [code, path])).toEqual([
        ['route_not_owned', '/contested'],
        ['route_collision', '/contested'],
      ]);
    }
  });

  it('refuses a release that the shell or a service is too old for by now', async () => {
    const needs = { shell: '^1.4.0', apis: { artifacts: '^1.2.0' } };
    const version = await registry.release({ version: next(), manifest: { needs } });
    apis = { artifacts: '1.1.0' };
    await registry.provide({ ...PROVIDES, shell: '1.3.0' });
    const { status, body } = await registry.promoteAtOnce(version);
    expect(status).toBe(422);
    expect(body.errors.map(({ code, path }) => [code, path])).toEqual([
      ['needs_unmet', 'needs.shell'],
      ['needs_unmet', 'needs.apis.artifacts'],
    ]);
  });

  it('refuses an API that no service has, and does not hold a silent service against a published release', async () => {
    const absent = await registry.publish({
      version: next(),
      manifest: { needs: { shell: '*', apis: { quotes: '*' } } },
    });
    expect(absent).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'needs_unmet', path: 'needs.apis.quotes' }] },
    });
    const silent = await registry.publish({
      version: next(),
      manifest: { needs: { shell: '*', apis: { personas: '*' } } },
    });
    expect(silent.status).toBe(201);
  });

  it('asks a silent service again when visitors are about to meet the release, and then refuses', async () => {
    const manifest = { needs: { shell: '*', apis: { personas: '*' } } };
    const version = await registry.release({ version: next(), manifest });
    for (const [action, body] of [
      ['promote', { version }],
      ['canary', { version, weight: 100 }],
    ] as const) {
      const answer = await registry.change(action, body);
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual([
        expect.objectContaining({
          code: 'needs_unmet',
          path: 'needs.apis.personas',
          message: expect.stringContaining('does not answer'),
        }),
      ]);
    }
  });

  it('lets nobody be held in a rollout or on a release that became unfit', async () => {
    const before = await registry.promoted({ version: next() });
    const needs = { shell: '*', apis: { artifacts: '^1.2.0' } };
    await registry.promoted({ version: next(), manifest: { needs } });
    const version = await registry.release({ version: next(), manifest: { needs } });
    await registry.change('canary', { version, weight: 5_000 });
    apis = { artifacts: '1.1.0' };
    await registry.provide({});
    expect((await registry.change('canary', { version, weight: 6_000 })).status).toBe(503);
    expect((await registry.change('canary', { version, weight: 0 })).status).toBe(200);
    expect(await registry.change('rollback', {})).toMatchObject({
      status: 200,
      body: { remote: { stable: before } },
    });
  });

  it('goes back one step when two ask for it at once', async () => {
    const other = kit.engine === 'server' ? await registry.twin(kit) : registry;
    const [, b] = [
      await registry.promoted({ version: next() }),
      await registry.promoted({ version: next() }),
    ];
    await registry.promoted({ version: next() });
    meetAtFirstLook([registry, other]);
    const answers = await Promise.all([registry.change('rollback', {}), other.change('rollback', {})]);
    expect(answers.map(({ body }) => body.remote.stable)).toEqual([b, b]);
  });

  it('says 503 while it cannot know what the shell provides', async () => {
    const version = await registry.release({ version: next() });
    await registry.provide({});
    expect(await registry.promoteAtOnce(version)).toMatchObject({
      status: 503,
      body: { code: 'shell_unknown' },
    });
  });

  it('lets no change get lost when many come at once, on every instance', async () => {
    const other = kit.engine === 'server' ? await registry.twin(kit) : registry;
    await registry.promoted({ version: next() });
    const version = await registry.release({ version: next() });
    const before = (await audit()).length;
    const weights = Array.from({ length: 12 }, (_, i) => (i + 1) * 100);
    const answers = await Promise.all(
      weights.map((weight, i) => (i % 2 ? registry : other).change('canary', { version, weight })),
    );
    expect(answers.map(({ status }) => status)).toEqual(weights.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.epoch)).size).toBe(weights.length);

    // Each change began where the one before it ended.
    const rows = (await audit()).slice(0, -before).toReversed();
    expect(rows).toHaveLength(weights.length);
    expect(rows.map(({ from }) => from)).toEqual([null, ...rows.slice(0, -1).map(({ to }) => to)]);
    expect(rows.at(-1)?.to).toBe(`${version} at ${((await remote())?.candidate?.weight ?? 0) / 100} %`);
  });

  it('promotes once, however often it is asked at the same time', async () => {
    const other = kit.engine === 'server' ? await registry.twin(kit) : registry;
    const version = await registry.release({ version: next() });
    const answers = await Promise.all(
      [registry, other, registry, other].map((each) => each.promoteAtOnce(version)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ body }) => body.changed)).toHaveLength(1);
    expect((await audit()).filter(({ action, to }) => action === 'promote' && to === version)).toHaveLength(
      1,
    );
  });
});
