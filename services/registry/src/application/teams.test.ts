import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DiscoveryDocument, Problem, TeamAnswer, TeamInfo } from '@coachlab/contracts';
import { acceptDiscovery } from '@coachlab/federation/server';
import { describeEachEngine } from '@coachlab/service-common/testing';
import type { DataSource } from 'typeorm';
import { makePackage } from '../testing/make-package.ts';
import { RolloutRow } from '../store/rows/rollout.row.ts';
import { ErrorStack, SignalNetwork, SignalSession } from '../store/rows/signal.row.ts';
import {
  ROOT_KEY,
  startRegistry,
  type TestRegistry,
  TOKENS,
  tokensSetting,
} from '../testing/test-registry.ts';

const OPERATOR = 'operator-token-0123456789';
const EVENTS = {
  name: 'events',
  owner: 'team-events',
  routes: ['/events'],
  slots: ['event'],
  apis: { events: 'http://events.internal:4110' },
};

describeEachEngine('a section that is added while the registry runs', (kit) => {
  let registry: TestRegistry;
  beforeAll(async () => {
    registry = await startRegistry(kit, {
      COACHLAB_BOOTSTRAP_TOKENS: tokensSetting({ ...TOKENS, operator: OPERATOR }),
    });
  });
  afterAll(() => registry?.remove());

  const ask = async <T>(method: string, path: string, body?: object, token = OPERATOR) => {
    const response = await fetch(`${registry.url}/api/registry/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T & Problem };
  };
  const document = async () => (await (await fetch(`${registry.url}/discovery`)).json()) as DiscoveryDocument;
  const publish = (token: string, path = '/events', version = '1.0.0-aaaaaaaaaa') =>
    registry.send(
      makePackage({
        name: 'events',
        version,
        manifest: { owner: 'team-events', routes: [{ path, page: 'home' }], navigation: [], slots: [] },
      }),
      { name: 'events', token },
    );

  /** A service that says which APIs it has. */
  const answering = async (apis: Record<string, string>) => {
    const server = createServer((_, response) => response.end(JSON.stringify({ apis })));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { origin: `http://127.0.0.1:${port}`, end: () => server.close() };
  };

  let token = '';
  /** A rollout that visitors were counted in, and something that went wrong. */
  const meetACandidate = async () => {
    const { body } = await publish(token, '/events/next', '2.0.0-bbb');
    const canary = await ask(
      'POST',
      'remotes/events/canary',
      { version: body.version, weight: 5_000 },
      token,
    );
    expect(canary.status).toBe(200);
    const { manager } = dataSource();
    const { id: rolloutId } = await manager.findOneByOrFail(RolloutRow, { remote: 'events' });
    const common = {
      rolloutId,
      round: 0,
      arm: 'canary' as const,
      loaded: true,
      failed: false,
      unloaded: false,
    };
    await manager.insert(SignalSession, { ...common, session: 's', lcp: null, network: null, seen: false });
    const sums = { sessions: 1, loaded: 1, failed: 0, unloaded: 0, seen: 0 };
    await manager.insert(SignalNetwork, { rolloutId, round: 0, arm: 'canary', network: 'n', ...sums });
    const stack = {
      hash: 'h',
      class: 'render' as const,
      stack: 'at events',
      sessions: 1,
      lastAt: new Date(),
    };
    await manager.insert(ErrorStack, { release: `events@${body.version}`, ...stack });
  };
  const dataSource = () => registry.service.running.dataSource as DataSource;
  /** Tables with a row that speaks of a section, or of a rollout that is no longer there. */
  const leftOf = async (name: string) => {
    const { manager, entityMetadatas } = dataSource();
    const rollouts = (await manager.find(RolloutRow)).map(({ id }) => id);
    const left = [];
    for (const { target, tableName } of entityMetadatas) {
      const rows = (await manager.find(target)) as { rolloutId?: number | null }[];
      const speaks = ({ rolloutId, ...row }: (typeof rows)[number]) =>
        JSON.stringify(row).includes(name) || (rolloutId && !rollouts.includes(rolloutId));
      if (rows.some(speaks)) left.push(tableName);
    }
    return left;
  };

  it('is made by the operator alone', async () => {
    expect((await ask('POST', 'teams', EVENTS, TOKENS.catalog)).body.code).toBe('not_an_operator');
    expect((await ask('GET', 'teams', undefined, TOKENS.catalog)).status).toBe(403);
    expect((await ask('DELETE', 'teams/events', undefined, TOKENS.catalog)).status).toBe(403);
    // And the operator's token is no team's.
    expect((await ask('GET', 'status')).body.code).toBe('not_a_team');
    expect((await ask('POST', 'tokens', { scope: 'release', expiresInDays: 1, label: 'mine' })).status).toBe(
      403,
    );
  });

  it.each([
    ['a name that a section has', { name: 'catalog' }],
    ["the shell's name", { name: 'shell' }],
    ["the operator's name", { name: 'operator' }],
    ["another's prefix", { routes: ['/catalog'] }],
    ["a page below another's prefix", { routes: ['/catalog/events'] }],
    ["what another's prefix lies below", { name: 'above', routes: ['/a'] }],
    ["another's API", { apis: { artifacts: 'http://evil.internal' } }],
    ["another's slot", { slots: ['dialog'] }],
  ])('is refused %s', async (_, change) => {
    expect((await ask('POST', 'teams', { ...EVENTS, ...change })).status).toBe(409);
  });

  it.each([
    ['a leading parameter', { routes: ['/:any'] }],
    ['the root', { routes: ['/'] }],
    ['a path that climbs', { routes: ['/events/../catalog'] }],
    ['an address with a path', { apis: { events: 'http://events/secret' } }],
    ['another protocol', { apis: { events: 'file:///etc/passwd' } }],
    ['an API that is no name', { apis: { __proto__x: 'http://events' } }],
  ])('cannot have %s', async (_, change) => {
    expect((await ask('POST', 'teams', { ...EVENTS, ...change })).status).toBe(400);
  });

  it('owns its names, publishes with its token, and is in the signed document', async () => {
    const { epoch } = await document();
    const made = await ask<TeamAnswer>('POST', 'teams', EVENTS);
    expect(made.status).toBe(201);
    token = made.body.token;
    const after = await document();
    expect(after.epoch).toBeGreaterThan(epoch);
    expect(after.services).toEqual(EVENTS.apis);
    expect(acceptDiscovery(undefined, after, { roots: [ROOT_KEY], now: Date.now() }).accepted).toBe(true);

    expect((await publish(made.body.token, '/forum')).status).toBe(422);
    const published = await publish(made.body.token);
    expect(published.status).toBe(201);
    const { version } = published.body;
    const promoted = await ask('POST', 'remotes/events/promote', { version }, made.body.token);
    expect(promoted.status).toBe(200);
    expect((await document()).remotes).toContainEqual(
      expect.objectContaining({ name: 'events', stable: version, owns: ['/events'] }),
    );
    const teams = await ask<TeamInfo[]>('GET', 'teams');
    expect(teams.body).toEqual([{ ...EVENTS, createdAt: expect.any(String) }]);
    expect((await ask('POST', 'teams', EVENTS)).status).toBe(409);
  });

  it('is not taken from visitors by a slip', async () => {
    expect((await ask('DELETE', 'teams/events')).body).toMatchObject({
      code: 'section_live',
      detail: expect.stringContaining('--retire'),
    });
    expect((await ask('DELETE', 'teams/events?retire=perhaps')).status).toBe(400);
  });

  it('is not taken from another section that calls its API', async () => {
    const service = await answering({ talks: '1.0.0' });
    const talks = {
      name: 'talks',
      owner: 'team-talks',
      routes: ['/talks'],
      slots: [],
      apis: { talks: service.origin },
    };
    expect((await ask('POST', 'teams', talks)).status).toBe(201);
    await registry.promoted({ manifest: { needs: { shell: '^1.0.0', apis: { talks: '^1.0.0' } } } });
    const refused = await ask('DELETE', 'teams/talks?retire=true');
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toMatch(
      /^catalog@.+, which visitors have, needs API talks \^1\.0\.0; no service would answer it\.$/,
    );
    expect((await document()).services).toMatchObject(talks.apis);
    // Twice, so that the one to go back to calls it no longer either.
    await registry.promoted({ version: '1.0.1-aaa' });
    await registry.promoted({ version: '1.0.2-aaa' });
    expect((await ask('DELETE', 'teams/talks')).status).toBe(204);
    service.end();
  });

  it('is gone when it is removed, but for the audit trail', async () => {
    await meetACandidate();
    expect((await ask('DELETE', 'teams/events?retire=true')).status).toBe(204);
    expect(await leftOf('events')).toEqual(['audit_trail']);
    expect(existsSync(join(registry.folder, 'assets/remotes/catalog'))).toBe(true);
    expect(existsSync(join(registry.folder, 'assets/remotes/events'))).toBe(false);
    const after = await document();
    expect(after.services).toBeUndefined();
    expect(after.remotes.map(({ name }) => name)).not.toContain('events');
    expect(Object.keys(after.releases).filter((id) => id.startsWith('events@'))).toEqual([]);
    expect((await ask<TeamInfo[]>('GET', 'teams')).body).toEqual([]);
    expect((await ask('DELETE', 'teams/events')).status).toBe(404);
    const trail = await ask<{ action: string; remote: string }[]>(
      'GET',
      'audit?remote=events',
      undefined,
      TOKENS.catalog,
    );
    expect(trail.body.filter(({ action }) => action === 'team')).toHaveLength(2);
  });

  it('has its needs checked against its own service', async () => {
    const service = await answering({ events: '1.0.0' });
    const apis = { events: service.origin };
    const { body } = await ask<TeamAnswer>('POST', 'teams', { ...EVENTS, apis });
    const needing = (range: string) =>
      registry.send(
        makePackage({
          name: 'events',
          version: `2.0.${range.length}-abc`,
          manifest: {
            owner: 'team-events',
            routes: [{ path: '/events', page: 'home' }],
            navigation: [],
            slots: [],
            needs: { shell: '^1.0.0', apis: { events: range } },
          },
        }),
        { name: 'events', token: body.token },
      );
    expect((await needing('^2.0.0 || ^3.0.0')).status).toBe(422);
    expect((await needing('^1.0.0')).status).toBe(201);
    service.end();
  });
});
