import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
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

describeOnSqlite('a release and the services that it needs', (kit) => {
  const service = new SmallService({ artifacts: '2.0.0' });
  let registry: TestRegistry;
  const needs = { shell: '^1.0.0', apis: { artifacts: '^1.0.0 || ^2.0.0' } };
  const newer = { shell: '^1.0.0', apis: { artifacts: '^2.0.0' } };
  const canary = () => registry.change('canary', { version: '2.0.0-a', weight: 100 });
  const step = async () => {
    const { app } = registry.service.running;
    const view = await app.get(RegistryViews).load();
    return app.get(ReleaseChecks).forVisitors(view.releases.get('catalog@2.0.0-a')!.facts, view);
  };

  beforeAll(async () => {
    const url = await service.start();
    registry = await startRegistry(kit, { COACHLAB_UPSTREAMS: `artifacts=${url}` });
    await registry.promoted({ version: '1.0.0-a', manifest: { needs } });
    await registry.release({ version: '2.0.0-a', manifest: { needs: newer } });
  });
  afterAll(async () => {
    service.stop();
    await registry?.remove();
  });
  beforeEach(() => {
    service.apis = { artifacts: '2.0.0' };
  });

  it('go out together: a canary that its service cannot answer yet is refused', async () => {
    service.apis = { artifacts: '1.3.0' };
    expect(await canary()).toMatchObject({ status: 422, body: { errors: [{ code: 'needs_unmet' }] } });
    service.apis = { artifacts: '2.0.0' };
    expect((await canary()).status).toBe(200);
  });

  it('are asked for before each step: a service that went back holds the rollout', async () => {
    expect(await step()).toEqual([]);
    service.apis = { artifacts: '1.9.0' };
    expect(await step()).toMatchObject([{ code: 'needs_unmet', path: 'needs.apis.artifacts' }]);
  });

  it('are not held together by an answer without end, which the registry does not read to it', async () => {
    service.apis = { artifacts: '2.0.0', more: 'x'.repeat(100_000) };
    expect(await step()).toMatchObject([{ code: 'needs_unmet', path: 'needs.apis.artifacts' }]);
  });
});
