import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AuditRow, Problem, TokenAnswer, TokenInfo, TokenScope } from '@coachlab/contracts';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { makePackage } from '../testing/make-package.ts';
import { bearer, startRegistry, type TestRegistry, TOKENS } from '../testing/test-registry.ts';
import { TeamTokenRow } from '../store/rows/team-token.row.ts';

describeEachEngine('tokens that teams make', (kit) => {
  let registry: TestRegistry;
  const call = async <T = TokenAnswer & Problem>(
    method: string,
    path: string,
    { token = TOKENS.catalog as string, body }: { token?: string; body?: unknown } = {},
  ) => {
    const response = await fetch(`${registry.url}/api/registry/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) as T };
  };
  const create = async (scope: TokenScope, more: object = {}) =>
    (await call('POST', 'tokens', { body: { scope, expiresInDays: 30, label: `for ${scope}`, ...more } }))
      .body;
  const statusWith = async (token: string) => (await call('GET', 'status', { token })).status;

  beforeAll(async () => {
    registry = await startRegistry(kit);
    await registry.promoted({ version: '1.0.0-a' });
    await registry.release({ version: '1.1.0-a' });
  });
  afterAll(() => registry?.remove());

  it('are shown once, kept as a hash, and listed without it', async () => {
    const made = await create('publish');
    expect(made).toMatchObject({ scope: 'publish', remote: 'catalog', label: 'for publish', source: 'team' });
    expect(made.token).toMatch(/^coachlab_[\w-]{43}$/);
    const rows = await registry.service.running.dataSource!.manager.find(TeamTokenRow);
    expect(JSON.stringify(rows)).not.toContain(made.token);
    const { body } = await call<TokenInfo[]>('GET', 'tokens');
    const { token, ...info } = made;
    expect(body).toContainEqual(info);
    expect(JSON.stringify(body)).not.toContain(token);
    expect(body.every(({ remote }) => remote === 'catalog')).toBe(true);
  });

  it('know themselves', async () => {
    const { token, id } = await create('read');
    expect((await call('GET', 'tokens/current', { token })).body).toMatchObject({ id, scope: 'read' });
    expect((await call('GET', 'tokens/current')).body).toMatchObject({
      source: 'bootstrap',
      expiresAt: null,
    });
  });

  it.each<[TokenScope, Record<string, number>]>([
    ['read', { status: 200, publish: 403, override: 403, promote: 403, tokens: 403 }],
    ['publish', { status: 200, publish: 201, override: 201, promote: 403, tokens: 403 }],
    ['release', { status: 200, publish: 201, override: 201, promote: 200, tokens: 201 }],
  ])('of scope %s may do what it says and no more', async (scope, expected) => {
    const { token } = await create(scope);
    const status = async (path: string, body: object) => (await call('POST', path, { token, body })).status;
    const version = `2.0.0-${scope}`;
    expect({
      status: await statusWith(token),
      publish: (await registry.send(makePackage({ version }), { token })).status,
      override: await status('overrides', { releases: { catalog: '1.1.0-a' }, minutes: 1 }),
      promote: await status('remotes/catalog/promote', { version: '1.1.0-a' }),
      tokens: await status('tokens', { scope: 'read', expiresInDays: 1, label: 'x' }),
    }).toEqual(expected);
  });

  it('stop to count when they expire', async () => {
    const { token, id } = await create('read', { expiresInDays: 1 });
    expect(await statusWith(token)).toBe(200);
    const { manager } = registry.service.running.dataSource!;
    await manager.update(TeamTokenRow, { id }, { expiresAt: new Date(Date.now() - 1) });
    expect(await statusWith(token)).toBe(401);
  });

  it('are rotated: the old one counts until it is revoked', async () => {
    const [old, fresh] = [await create('release'), await create('release')];
    expect([await statusWith(old.token), await statusWith(fresh.token)]).toEqual([200, 200]);
    expect((await call('DELETE', `tokens/${old.id}`, { token: fresh.token })).status).toBe(204);
    expect([await statusWith(old.token), await statusWith(fresh.token)]).toEqual([401, 200]);
    expect((await call('DELETE', `tokens/${old.id}`, { token: fresh.token })).status).toBe(404);
  });

  it('leave their making and their end in the audit trail', async () => {
    const { id, expiresAt } = await create('read', { label: 'dashboard' });
    await call('DELETE', `tokens/${id}`);
    const { body } = await registry.service.get<AuditRow[]>('/api/registry/audit?limit=2', bearer('journey'));
    const words = `token ${id}, read, until ${expiresAt}`;
    expect(body.map(({ action, from, to, why }) => [action, from, to, why])).toEqual([
      ['token', words, null, 'dashboard'],
      ['token', null, words, 'dashboard'],
    ]);
  });

  it.each<[string, string, string, number, string]>([
    ['another team’s', 'DELETE', 'journey', 403, 'not_your_token'],
    ['one from the settings', 'DELETE', 'catalog', 409, 'token_bootstrap'],
  ])('does not revoke %s', async (_, method, remote, status, code) => {
    const { manager } = registry.service.running.dataSource!;
    const row = await manager.findOneByOrFail(TeamTokenRow, { remote, source: 'bootstrap' });
    const answer = await call(method, `tokens/${row.id}`);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  it.each([
    ['an unknown scope', { scope: 'admin', expiresInDays: 1, label: 'x' }],
    ['no end', { scope: 'read', label: 'x' }],
    ['too late an end', { scope: 'read', expiresInDays: 366, label: 'x' }],
    ['no label', { scope: 'read', expiresInDays: 1 }],
    ['a remote', { scope: 'read', expiresInDays: 1, label: 'x', remote: 'journey' }],
    ['a list', []],
  ])('are refused with %s', async (_, body) => {
    expect((await call('POST', 'tokens', { body })).status).toBe(400);
  });

  it.each(['x', '1.5', '99999999999999999999', '-1', '%00'])('are not found under %s', async (id) => {
    expect([400, 404]).toContain((await call('DELETE', `tokens/${id}`)).status);
  });
});
