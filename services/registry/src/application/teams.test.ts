import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DiscoveryDocument, Problem, TeamAnswer, TeamInfo } from '@coachlab/contracts';
import { acceptDiscovery } from '@coachlab/federation/server';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { makePackage } from '../testing/make-package.ts';
import { ROOT_KEY, startRegistry, type TestRegistry, TOKENS } from '../testing/test-registry.ts';

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
    const tokens = Object.entries({ ...TOKENS, operator: OPERATOR });
    registry = await startRegistry(kit, {
      COACHLAB_BOOTSTRAP_TOKENS: tokens.map((pair) => pair.join('=')).join(','),
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
  const publish = (token: string, path = '/events') =>
    registry.send(
      makePackage({
        name: 'events',
        manifest: { owner: 'team-events', routes: [{ path, page: 'home' }], navigation: [], slots: [] },
      }),
      { name: 'events', token },
    );

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

  it('is gone when it is removed, but for the audit trail', async () => {
    expect((await ask('DELETE', 'teams/events')).status).toBe(204);
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
    const service = createServer((_, response) =>
      response.end(JSON.stringify({ apis: { events: '1.0.0' } })),
    );
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    const apis = { events: `http://127.0.0.1:${port}` };
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
    service.close();
  });
});
