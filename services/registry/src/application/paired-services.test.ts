import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DiscoveryDocument } from '@coachlab/contracts';
import { describeOnSqlite } from '@coachlab/service-common/testing';
import { ReleaseChecks } from './release-checks.ts';
import { startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { RegistryViews } from '../store/registry-views.ts';

/** A service as the registry sees it: what it says at /health/ready. */
class SmallService {
  apis: Record<string, string> = {};
  readonly #server: Server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: 'ok', apis: this.apis }));
  });

  constructor(apis: Record<string, string>) {
    this.apis = apis;
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

describeOnSqlite('a release and its service', (kit) => {
  const everybodys = new SmallService({ artifacts: '1.3.0' });
  const next = new SmallService({ artifacts: '2.0.0' });
  let registry: TestRegistry;
  let nextUrl: string;
  const needs = { shell: '^1.0.0', apis: { artifacts: '^1.0.0 || ^2.0.0' } };
  const newer = { shell: '^1.0.0', apis: { artifacts: '^2.0.0' } };
  const candidate = async () =>
    (await registry.service.get<DiscoveryDocument>('/discovery')).body.remotes[0]?.candidate;

  beforeAll(async () => {
    const url = await everybodys.start();
    nextUrl = await next.start();
    registry = await startRegistry(kit, {
      COACHLAB_UPSTREAMS: `artifacts=${url}`,
      COACHLAB_CANARY_UPSTREAMS: `${new URL(nextUrl).host}, 127.0.0.1:9`,
    });
    await registry.promoted({ version: '1.0.0-a', manifest: { needs } });
    // Published while everybody's service was ahead for a moment.
    everybodys.apis = { artifacts: '2.0.0' };
    await registry.release({ version: '2.0.0-a', manifest: { needs: newer } });
    everybodys.apis = { artifacts: '1.3.0' };
  });
  afterAll(async () => {
    everybodys.stop();
    next.stop();
    await registry?.remove();
  });

  it('may not part: a canary that everybody’s service cannot answer is refused', async () => {
    const answer = await registry.change('canary', { version: '2.0.0-a', weight: 100 });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ code: 'needs_unmet' }] } });
  });

  it.each([
    ['a host that is not on the list', { artifacts: 'http://169.254.169.254' }, 422],
    ['an API the release does not need', { personas: 'http://127.0.0.1:9' }, 422],
    ['one that does not answer', { artifacts: 'http://127.0.0.1:9' }, 422],
    ['no address', { artifacts: { toString: 1 } }, 422],
    ['no object', 'http://127.0.0.1:9', 400],
  ])('may not be paired with %s', async (_, upstreams, status) => {
    const answer = await registry.change('canary', { version: '2.0.0-a', weight: 100, upstreams });
    expect(answer.status).toBe(status);
    expect(answer.body.errors.length).toBeGreaterThan(0);
    expect(await candidate()).toBeUndefined();
  });

  it('go out together: the document names the candidate’s own service', async () => {
    const upstreams = { artifacts: `${nextUrl}/` };
    const answer = await registry.change('canary', { version: '2.0.0-a', weight: 100, upstreams });
    expect(answer.status).toBe(200);
    expect(await candidate()).toMatchObject({ weight: 100, upstreams: { artifacts: nextUrl } });
  });

  it('stay together when only the weight changes, and part when the list is emptied', async () => {
    await registry.change('canary', { version: '2.0.0-a', weight: 200 });
    expect(await candidate()).toMatchObject({ weight: 200, upstreams: { artifacts: nextUrl } });
    const parted = await registry.change('canary', { version: '2.0.0-a', weight: 200, upstreams: {} });
    expect(parted.status).toBe(422);
    expect(await candidate()).toMatchObject({ upstreams: { artifacts: nextUrl } });
  });

  it('are asked for before each step: a service that went back holds the rollout', async () => {
    const { app } = registry.service.running;
    const view = await app.get(RegistryViews).load();
    const facts = view.releases.get('catalog@2.0.0-a')!.facts;
    const upstreams = view.remotes.get('catalog')!.candidate!.upstreams;
    const step = () => app.get(ReleaseChecks).forVisitors(facts, view, { upstreams });
    expect(await step()).toEqual([]);
    next.apis = { artifacts: '1.9.0' };
    expect(await step()).toMatchObject([{ code: 'needs_unmet', path: 'needs.apis.artifacts' }]);
    next.apis = { artifacts: '2.0.0' };
  });

  it('are not held together by an answer without end, which the registry does not read to it', async () => {
    const { app } = registry.service.running;
    const view = await app.get(RegistryViews).load();
    const facts = view.releases.get('catalog@2.0.0-a')!.facts;
    next.apis = { artifacts: '2.0.0', more: 'x'.repeat(100_000) };
    expect(
      await app.get(ReleaseChecks).forVisitors(facts, view, { upstreams: { artifacts: nextUrl } }),
    ).toMatchObject([{ code: 'needs_unmet', path: 'needs.apis.artifacts' }]);
    next.apis = { artifacts: '2.0.0' };
  });

  it('are promoted when everybody’s service is there, not before', async () => {
    expect((await registry.change('promote', { version: '2.0.0-a' })).status).toBe(422);
    everybodys.apis = { artifacts: '2.1.0' };
    expect((await registry.promoteAtOnce('2.0.0-a')).status).toBe(200);
    expect(await candidate()).toBeUndefined();
  });
});
