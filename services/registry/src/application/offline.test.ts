import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AuditRow, DiscoveryDocument, OfflineAnswer, Problem } from '@coachlab/contracts';
import { acceptDiscovery } from '@coachlab/federation/server';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { SHELL_TOKEN } from '../testing/shell.ts';
import {
  bearer,
  ROOT_KEY,
  startRegistry,
  type TestRegistry,
  TOKENS,
  tokensSetting,
} from '../testing/test-registry.ts';

const OPERATOR = 'operator-token-0123456789';
/** With the first digits of the token's hash. */
const OPERATOR_IN_TRAIL = expect.stringMatching(/^operator \(token [0-9a-f]{8}\)$/);

describeEachEngine('what browsers may keep', (kit) => {
  let registry: TestRegistry;
  beforeAll(async () => {
    registry = await startRegistry(kit, {
      COACHLAB_BOOTSTRAP_TOKENS: tokensSetting({ ...TOKENS, operator: OPERATOR, shell: SHELL_TOKEN }),
    });
    await registry.promoted({ version: '1.0.0-abc' });
  });
  afterAll(() => registry?.remove());

  const call = async (body: object | null, token: string | null = OPERATOR) => {
    const response = await fetch(`${registry.url}/api/registry/offline`, {
      ...(body && { method: 'PUT', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
    });
    return { status: response.status, body: (await response.json()) as OfflineAnswer & Problem };
  };
  const say = (offline: boolean, why?: string) => call({ offline, why });
  const document = async (wait = '') => {
    const response = await fetch(`${registry.url}/discovery${wait}`);
    return { tag: response.headers.get('etag')!, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const signed = async () => {
    const outcome = acceptDiscovery(undefined, (await document()).bytes, {
      now: Date.now(),
      roots: [ROOT_KEY],
    });
    if (!outcome.accepted) throw new Error(outcome.reason);
    return outcome.document;
  };
  const trail = async () => {
    const answer = await registry.service.get<AuditRow[]>(
      '/api/registry/audit?remote=shell',
      bearer('catalog'),
    );
    return answer.body.map(({ action, from, to, who, why }) => ({ action, from, to, who, why }));
  };

  it('is theirs to keep until an operator says otherwise, and then the document says nothing of it', async () => {
    expect((await call(null)).body.offline).toBe(true);
    expect(await signed()).not.toHaveProperty('offline');
  });

  it.each([
    ["a team's token", TOKENS.catalog, 403, 'not_an_operator'],
    ["the shell's token", SHELL_TOKEN, 403, 'not_an_operator'],
    ['a token that is none', 'made-up-token-0123456789', 401, 'token_unknown'],
    ['no token', null, 401, 'token_missing'],
  ])('is not decided with %s', async (_, token, status, code) => {
    for (const body of [{ offline: false }, null]) {
      const answer = await call(body, token);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect(await signed()).not.toHaveProperty('offline');
  });

  it.each([
    ['nothing', {}],
    ['a word', { offline: 'off' }],
    ['null', { offline: null }],
    ['a reason of 501 characters', { offline: false, why: 'x'.repeat(501) }],
    ['another name', { off: true }],
  ])('is not decided by %s', async (_, body) => {
    expect((await call(body)).body.code).toBe('validation_failed');
    expect(await signed()).not.toHaveProperty('offline');
  });

  it('is nothing once an operator says so: signed, at once, and in the audit trail', async () => {
    const before = await document();
    const { epoch } = JSON.parse(before.bytes.toString()) as DiscoveryDocument;
    const waiting = fetch(`${registry.url}/discovery?wait=30`, { headers: { 'if-none-match': before.tag } });
    const answer = await say(false, 'old pages are shown');
    expect(answer.body).toEqual({ epoch: expect.any(Number), offline: false });
    expect(answer.body.epoch).toBeGreaterThan(epoch);
    expect(await (await waiting).json()).toMatchObject({ epoch: answer.body.epoch, offline: false });
    expect((await signed()).offline).toBe(false);
    expect(await trail()).toEqual([
      { action: 'offline', from: 'on', to: 'off', who: OPERATOR_IN_TRAIL, why: 'old pages are shown' },
    ]);
  });

  it('changes nothing when it is said again', async () => {
    const { body } = await say(false);
    expect(body).toEqual((await call(null)).body);
    expect(await trail()).toHaveLength(1);
  });

  it('stays so through changes of rollouts and another start', async () => {
    await registry.promoted({ version: '1.1.0-abc' });
    expect((await signed()).offline).toBe(false);
    await registry.service.stop();
    registry = await registry.again(kit, {});
    expect((await signed()).offline).toBe(false);
  });

  it('is lost by none of many changes at once', async () => {
    const version = await registry.release({ version: '1.2.0-abc' });
    const answers = await Promise.all([
      say(true, 'mended'),
      registry.change('canary', { version, weight: 100 }),
      say(true),
      registry.change('abort', {}),
      say(true),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await signed()).not.toHaveProperty('offline');
    expect(await trail()).toEqual([
      expect.objectContaining({ from: 'off', to: 'on' }),
      expect.objectContaining({ from: 'on', to: 'off' }),
    ]);
  });
});
