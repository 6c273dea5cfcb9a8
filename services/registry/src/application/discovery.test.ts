import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DiscoveryDocument } from '@coachlab/contracts';
import { acceptDiscovery } from '@coachlab/federation/server';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_KEY, startRegistry, TestRegistry, TOKENS } from '../testing/test-registry.ts';
import { DiscoveryStateRow } from '../store/rows/discovery-state.row.ts';

describeEachEngine('the discovery document', (kit) => {
  let registry: TestRegistry;
  let count = 0;

  const next = () => `1.${(count += 1)}.0-abc`;
  const get = (from = registry) => from.service.get<DiscoveryDocument>('/discovery');
  const wait = (etag: string, seconds: number, from = registry) =>
    from.service.get<DiscoveryDocument>(`/discovery?wait=${seconds}`, { 'if-none-match': etag });
  const setEpoch = (epoch: number) =>
    registry.service.running.dataSource?.manager.update(
      DiscoveryStateRow,
      { id: 1 },
      { epoch: String(epoch) },
    );

  beforeAll(async () => {
    registry = await startRegistry(kit);
    await registry.promoted({ version: next() });
  });
  afterAll(() => registry?.remove());

  it('is one that shells accept, for a day', async () => {
    const { body } = await get();
    const accept = (now: number, document = body) =>
      acceptDiscovery(undefined, document, { roots: [ROOT_KEY], now });
    expect(accept(Date.now())).toMatchObject({ accepted: true });
    expect(Date.parse(body.expiresAt) - Date.parse(body.issuedAt)).toBe(86_400_000);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(17 * 3_600_000);
    expect(accept(Date.now() + 86_400_000)).toMatchObject({ code: 'expired' });
    const tampered = structuredClone(body);
    (tampered.remotes[0] as { stable: string }).stable = '6.6.6-evil';
    expect(accept(Date.now(), tampered)).toMatchObject({ code: 'bad-signature' });
  });

  it('names the addresses of sections that have no release yet, until they have one', async () => {
    expect((await get()).body.awaited).toEqual(['/community', '/forum', '/journey', '/journey-next']);
    await registry.promoted({ name: 'journey' });
    expect((await get()).body.awaited).toEqual(['/community', '/forum']);
  });

  it('is refused to a token that is none, which the gateway would let through', async () => {
    const discovery = (token: string) =>
      registry.service.get('/discovery', { authorization: `Bearer ${token}` });
    expect((await discovery('made-up-0123456789')).status).toBe(401);
    expect((await discovery(TOKENS.journey)).status).toBe(200);
  });

  it('answers 304 to who has it', async () => {
    const etag = (await get()).headers.get('etag') as string;
    expect((await registry.service.get('/discovery', { 'if-none-match': etag })).status).toBe(304);
  });

  it('has a higher epoch after every change', async () => {
    const before = (await get()).body.epoch;
    await registry.promoted({ version: next() });
    const after = (await get()).body.epoch;
    expect(after).toBeGreaterThan(before);
    expect(Math.abs(after - Date.now())).toBeLessThan(10_000);
  });

  it('has a higher epoch even when the clock went back', async () => {
    const ahead = Date.now() + 3_600_000;
    await setEpoch(ahead);
    await registry.promoted({ version: next() });
    expect((await get()).body.epoch).toBeGreaterThan(ahead);
  });

  it('has a higher epoch even when the database went back', async () => {
    const served = (await get()).body.epoch;
    await setEpoch(1_000);
    const { epoch } = (await get()).body;
    expect(epoch).toBeGreaterThan(served);
  });

  it('has a higher epoch even when it went back while nothing ran', async () => {
    await registry.promoted({ version: next() });
    const served = (await get()).body.epoch;
    await setEpoch(1_000);
    await registry.service.restart();
    expect((await get()).body.epoch).toBeGreaterThan(served);
  });

  it('has a higher epoch than ever when the database is new', async () => {
    const served = (await get()).body.epoch;
    await sleep(50);
    const { url } = await kit.createDatabase();
    const environment = { ...registry.environment, DATABASE_URL: url };
    const fresh = new TestRegistry(
      await kit.start((await import('../registry.ts')).registry, environment),
      '',
      environment,
    );
    expect((await get(fresh)).body).toMatchObject({ remotes: [] });
    expect((await get(fresh)).body.epoch).toBeGreaterThan(served);
  });

  it('reaches who waits for a change, on every instance', async () => {
    const other = kit.engine === 'server' ? await registry.twin(kit) : registry;
    for (let round = 0; round < 3; round += 1) {
      const etag = (await get(other)).headers.get('etag') as string;
      const version = await registry.release({ version: next() });
      const waiting = wait(etag, 20, other);
      await sleep(600);
      await registry.promoteAtOnce(version);
      const answer = await waiting;
      expect(answer.status).toBe(200);
      expect(answer.body.remotes[0]?.stable).toBe(version);
    }
  });

  it('comes at once to who has another one', async () => {
    const began = performance.now();
    expect((await wait('"old"', 25)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('is 304 when nothing changed in the time', async () => {
    const etag = (await get()).headers.get('etag') as string;
    const began = performance.now();
    expect((await wait(etag, 1)).status).toBe(304);
    expect(performance.now() - began).toBeGreaterThan(950);
  });

  it('refuses to wait for ever', async () => {
    expect((await registry.service.get('/discovery?wait=3600')).status).toBe(400);
    expect((await registry.service.get('/discovery?wait=soon')).status).toBe(400);
  });

  it('is the same bytes on every instance', async () => {
    const other = kit.engine === 'server' ? await registry.twin(kit) : registry;
    const [one, two] = await Promise.all([get(registry), get(other)]);
    expect(two.headers.get('etag')).toBe(one.headers.get('etag'));
    expect(two.body).toEqual(one.body);
  });

  it('does not keep a stopping registry waiting', async () => {
    const etag = (await get()).headers.get('etag') as string;
    const waiting = wait(etag, 25);
    await sleep(300);
    const began = performance.now();
    await registry.service.restart();
    expect((await waiting).status).toBe(304);
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});
