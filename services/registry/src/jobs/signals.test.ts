import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  type DiscoveryDocument,
  HEADER,
  type RegistryStatus,
  type SignalTokenAnswer,
} from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { asShell, SHELL_TOKEN } from '../testing/shell.ts';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { visitorHeaders, visitorId, visitorsOf } from '../testing/visitors.ts';
import { ErrorStack, SignalNetwork, SignalSession } from '../store/rows/signal.row.ts';

describeEachEngine('signals', (kit) => {
  let registry: TestRegistry;
  let count = 0;
  let stable: string;
  let candidate: string;

  const next = () => `1.${(count += 1)}.0-abc`;
  const from = (n: number, ip = '10.1.2.3') => visitorHeaders(n, ip);
  const token = (releases: object, headers: Record<string, string>, at = registry) =>
    at.service.post<SignalTokenAnswer & { code: string; errors: unknown[] }>(
      '/api/registry/signals/token',
      { releases },
      headers,
    );
  const report = (body: unknown, headers: Record<string, string>, at = registry) =>
    at.service.send('POST', '/api/registry/signals', body, headers);
  const loaded = (version: string) => ({ remote: 'catalog', version, outcome: 'loaded', lcp: 900 });
  const failed = (version: string, kind = 'render') => ({
    remote: 'catalog',
    version,
    outcome: 'failed',
    class: kind,
    stack: `Error: broken\n    at Page (https://lab.example/remotes/catalog/home.js?v=secret:1:2)`,
  });
  const rows = async () => {
    const { manager } = registry.service.running.dataSource!;
    const all = await manager.find(SignalNetwork);
    return all.map(({ arm, round, sessions, failed: bad }) => `${arm} ${round}: ${bad}/${sessions}`).sort();
  };

  beforeAll(async () => {
    registry = await startRegistry(kit, { COACHLAB_SCHEDULE_EVERY_MS: '3600000' });
  });
  beforeEach(async () => {
    const { manager } = registry.service.running.dataSource!;
    for (const entity of [SignalSession, SignalNetwork, ErrorStack]) await manager.deleteAll(entity);
    stable = await registry.promoted({ version: next() });
    candidate = await registry.release({ version: next() });
    await registry.change('canary', { version: candidate, weight: 5_000 });
  });
  afterAll(() => registry?.remove());

  it('say in the status what answered in the place of a release, also outside of rollouts', async () => {
    const standIns = async () => {
      const { body } = await registry.service.get<RegistryStatus>('/api/registry/status', bearer('catalog'));
      return body.remotes.find(({ name }) => name === 'catalog')!.standIns;
    };
    await registry.change('rollback', { why: 'no rollout' });
    const { body: discovery } = await registry.service.get<DiscoveryDocument>('/discovery');
    const live = discovery.remotes.find(({ name }) => name === 'catalog')!.stable;
    const said = async (n: number, signal: object) => {
      const { body } = await token({ catalog: live }, from(n));
      await report({ token: body.token, signals: [signal] }, from(n));
    };
    await said(901, loaded(live));
    expect(await standIns()).toBeUndefined();
    await said(902, { ...failed(live), replacedBy: '1.0.0-old' });
    await said(903, { ...failed(live), replacedBy: '1.0.0-old' });
    await said(904, failed(live));
    await said(905, failed(live));
    await said(905, { ...failed(live), replacedBy: '1.0.0-old', again: true });
    const by = [{ version: '1.0.0-old', pages: 3 }];
    expect(await standIns()).toEqual([{ version: live, minutes: 5, pages: 5, failed: 1, by }]);
  });

  it('count an error that nobody caught against its release', async () => {
    const [who] = await visitorsOf(registry, 'canary', 1);
    const { body } = await token({ catalog: candidate }, from(who!));
    await report(
      { token: body.token, signals: [loaded(candidate), failed(candidate, 'uncaught')] },
      from(who!),
    );
    expect(await rows()).toEqual(['canary 0: 1/1', 'canary 1: 1/1']);
  });

  it('count a session once, however often and wherever it is reported', async () => {
    const other = kit.engine === 'server' ? await registry.twin(kit) : registry;
    const [anna] = (await visitorsOf(registry, 'canary', 1)) as [number];
    const { body } = await token({ catalog: candidate }, from(anna));
    const beacon = { token: body.token, signals: [loaded(candidate)] };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => report(beacon, from(anna), i % 2 ? other : registry)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202));
    expect(await rows()).toEqual(['canary 0: 0/1', 'canary 1: 0/1']);
    const bad = { token: body.token, signals: [failed(candidate), failed(candidate, 'chunk')] };
    await Promise.all(Array.from({ length: 8 }, (_, i) => report(bad, from(anna), i % 2 ? other : registry)));
    await report(beacon, from(anna));
    expect(await rows()).toEqual(['canary 0: 1/1', 'canary 1: 1/1']);
  });

  it('count for the arm that the visitor is in', async () => {
    const [one] = (await visitorsOf(registry, 'canary', 1)) as [number];
    const [two] = (await visitorsOf(registry, 'stable', 1)) as [number];
    const ofOne = await token({ catalog: candidate }, from(one));
    const ofTwo = await token({ catalog: stable }, from(two));
    await report({ token: ofOne.body.token, signals: [loaded(candidate)] }, from(one));
    await report({ token: ofTwo.body.token, signals: [failed(stable)] }, from(two));
    expect(await rows()).toEqual(['canary 0: 0/1', 'canary 1: 0/1', 'stable 1: 1/1']);
  });

  it('do not count for a candidate that the visitor is not given', async () => {
    const [two] = (await visitorsOf(registry, 'stable', 1)) as [number];
    const { status, body } = await token({ catalog: candidate }, from(two));
    expect(status).toBe(200);
    expect((await report({ token: body.token, signals: [failed(candidate)] }, from(two))).status).toBe(202);
    expect(await rows()).toEqual([]);
  });

  it('come as text from sendBeacon, too', async () => {
    const [anna] = (await visitorsOf(registry, 'canary', 1)) as [number];
    const { body } = await token({ catalog: candidate }, from(anna));
    const text = JSON.stringify({ token: body.token, signals: [loaded(candidate)] });
    const answer = await report(text, { ...from(anna), 'content-type': 'text/plain;charset=UTF-8' });
    expect(answer.status).toBe(202);
    expect(await rows()).toHaveLength(2);
  });

  it.each([
    ['another visitor', (n: number) => from(n + 1)],
    ['another network', (n: number) => from(n, '10.1.3.3')],
    ['nobody', () => ({ [HEADER.clientIp]: '10.1.2.3' })],
  ])('with a token of somebody else are not counted: %s', async (_, headers) => {
    const [anna] = (await visitorsOf(registry, 'canary', 1)) as [number];
    const { body } = await token({ catalog: candidate }, from(anna));
    const answer = await report({ token: body.token, signals: [failed(candidate)] }, headers(anna));
    expect(answer.status).toBe(202);
    expect(await rows()).toEqual([]);
  });

  it('with a made-up token, or of another release than it is for, are not counted', async () => {
    const [anna] = (await visitorsOf(registry, 'canary', 1)) as [number];
    const { body } = await token({ catalog: candidate }, from(anna));
    const forged = `${body.token.slice(0, -4)}AAAA`;
    expect((await report({ token: forged, signals: [failed(candidate)] }, from(anna))).status).toBe(202);
    expect((await report({ token: body.token, signals: [failed(stable)] }, from(anna))).status).toBe(202);
    expect(await rows()).toEqual([]);
  });

  it('need a visitor, and releases that somebody is given', async () => {
    const nobody = await token({ catalog: candidate }, { [HEADER.clientIp]: '10.1.2.3' });
    expect(nobody).toMatchObject({ status: 400, body: { code: 'visitor_missing' } });
    const preview = await registry.release({ version: next() });
    expect(await token({ catalog: preview, journey: '1.0.0' }, from(1))).toMatchObject({
      status: 422,
      body: {
        code: 'release_not_handed_out',
        errors: [{ path: 'releases.catalog' }, { path: 'releases.journey' }],
      },
    });
  });

  it('are still taken of a release that everybody was given a moment ago', async () => {
    await registry.promoteAtOnce(candidate);
    expect((await token({ catalog: stable }, from(1))).status).toBe(200);
  });

  it.each([
    ['no JSON', 'hello', 400],
    ['no token', { signals: [] }, 400],
    ['too many', { token: 'x', signals: Array.from({ length: 21 }, () => loaded('1')) }, 400],
    [
      'a failure without a class',
      { token: 'x', signals: [{ remote: 'a', version: '1', outcome: 'failed' }] },
      400,
    ],
    ['too large', { token: 'x', signals: [], more: 'x'.repeat(70_000) }, 413],
  ])('are refused with a reason: %s', async (_, body, status) => {
    const answer = await report(body, { ...from(1), 'content-type': 'text/plain' });
    expect(answer).toMatchObject({ status, body: { code: expect.any(String) } });
  });

  it('keep the stacks of a release, most frequent first, without the queries in them', async () => {
    for (const n of await visitorsOf(registry, 'canary', 2)) {
      const { body } = await token({ catalog: candidate }, from(n));
      await report({ token: body.token, signals: [failed(candidate)] }, from(n));
    }
    const stacks = await registry.service.running.dataSource!.manager.find(ErrorStack);
    expect(stacks).toEqual([
      expect.objectContaining({ release: `catalog@${candidate}`, class: 'render', sessions: 2 }),
    ]);
    expect(stacks[0]?.stack).toBe(
      'Error: broken\n    at Page (https://lab.example/remotes/catalog/home.js:1:2)',
    );
  });

  it('of the shell come with its own token, which is good for nothing else', async () => {
    await registry.service.stop();
    registry = await registry.again(kit, {
      COACHLAB_BOOTSTRAP_TOKENS: `${registry.environment['COACHLAB_BOOTSTRAP_TOKENS']},shell=${SHELL_TOKEN}`,
    });
    const [given] = (await visitorsOf(registry, 'canary', 1)) as [number];
    const [other] = (await visitorsOf(registry, 'stable', 1)) as [number];
    const seenOf = (n: number, signal: object) => ({ ...signal, visitor: visitorId(n) });
    const batch = [
      seenOf(given, failed(candidate, 'server_render')),
      seenOf(other, failed(stable, 'api')),
      // Nobody is shown a candidate that is not theirs.
      seenOf(other, failed(candidate, 'server_render')),
    ];
    const send = (headers: Record<string, string>, signals = batch) =>
      registry.service.post('/api/registry/signals/shell', { signals }, headers);
    // What only a browser can know, and good news.
    for (const signal of [failed(candidate, 'chunk'), loaded(candidate)])
      expect((await send(asShell, [seenOf(given, signal)])).status).toBe(400);
    expect((await send(asShell)).status).toBe(202);
    expect(await rows()).toEqual(['canary 0: 1/1', 'canary 1: 1/1', 'stable 1: 1/1']);
    expect(await send(bearer('catalog'))).toMatchObject({ status: 403, body: { code: 'not_the_shell' } });
    expect((await send({})).status).toBe(401);
    const state = {
      shell: visitorId(7),
      held: [{ remote: 'catalog', version: candidate, reason: 'A file is gone.' }],
      alarm: null,
    };
    const tell = (body: object, headers: Record<string, string> = asShell) =>
      registry.service.post('/api/registry/signals/shell/state', body, headers);
    const seen = async () =>
      (await registry.service.get<RegistryStatus>('/api/registry/status', bearer('catalog'))).body.shells;
    expect((await tell(state, bearer('catalog'))).status).toBe(403);
    expect((await tell({ ...state, held: 'all' })).status).toBe(400);
    expect((await tell(state)).status).toBe(202);
    expect(await seen()).toEqual([{ at: expect.any(String), held: state.held, alarm: null }]);
    await tell({ ...state, held: [], alarm: "This machine's clock is ahead." });
    expect(await seen()).toMatchObject([{ held: [], alarm: "This machine's clock is ahead." }]);
    await tell({ ...state, held: [] });
    expect(await seen()).toEqual([]);
    const { url } = registry;
    for (const [method, path] of [
      ['GET', '/api/registry/status'],
      ['GET', '/api/registry/audit'],
      ['GET', '/discovery'],
      ['POST', '/api/registry/remotes/shell/releases'],
      ['POST', '/api/registry/remotes/catalog/promote'],
      ['POST', '/api/registry/remotes/shell/promote'],
    ] as const) {
      const answer = await fetch(url + path, {
        method,
        headers: { ...asShell, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect(
      await registry.service.get<RegistryStatus>('/api/registry/status', bearer('catalog')),
    ).toMatchObject({
      status: 200,
    });
  });
});
