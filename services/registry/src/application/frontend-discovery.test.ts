import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { validatorFor } from '@coachlab/federation/server';
import { describeOnSqlite } from '@coachlab/service-common/testing';
import { startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import type { FrontendDiscovery } from '../domain/discovery/frontend-discovery.ts';

const VISITOR = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';

/** The public schema's rules (awslabs/frontend-discovery, v1-pre), held for every deployment and not only the first. */
const faults = validatorFor({
  type: 'object',
  required: ['schema', 'microFrontends'],
  additionalProperties: false,
  properties: {
    schema: { type: 'string' },
    microFrontends: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        uniqueItems: true,
        items: {
          type: 'object',
          required: ['url', 'metadata'],
          additionalProperties: false,
          properties: {
            url: { type: 'string' },
            fallbackUrl: { type: 'string' },
            metadata: {
              type: 'object',
              required: ['integrity', 'version'],
              additionalProperties: false,
              properties: { integrity: { type: 'string' }, version: { type: 'string' } },
            },
            extras: { type: 'object' },
            deployment: {
              type: 'object',
              required: ['traffic', 'default'],
              properties: {
                traffic: { type: 'number', minimum: 0, maximum: 100 },
                default: { type: 'boolean' },
              },
            },
          },
        },
      },
    },
  },
});

describeOnSqlite('the export for other hosts', (kit) => {
  let registry: TestRegistry;
  const get = async () => {
    const response = await fetch(`${registry.url}/discovery/frontend-discovery.json`);
    expect(response.status).toBe(200);
    return { response, body: (await response.json()) as FrontendDiscovery };
  };
  const traffic = async () =>
    (await get()).body.microFrontends['catalog']?.map(({ metadata, deployment }) => [
      metadata.version,
      deployment.traffic,
      deployment.default,
    ]);

  beforeAll(async () => {
    registry = await startRegistry(kit);
  });
  afterAll(() => registry?.remove());

  it('is empty before anything runs', async () => {
    await registry.release({ version: '1.0.0-a' });
    const { body } = await get();
    expect(faults(body)).toEqual([]);
    expect(body.microFrontends).toEqual({});
  });

  it('names what runs, with what a host needs to load and check it', async () => {
    await registry.change('promote', { version: '1.0.0-a' });
    const { body, response } = await get();
    expect(faults(body)).toEqual([]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const [deployment] = body.microFrontends['catalog']!;
    expect(deployment).toEqual({
      url: '/remotes/catalog/1.0.0-a/browser/remoteEntry.1a2b.js',
      metadata: { integrity: expect.stringMatching(/^sha384-/), version: '1.0.0-a' },
      deployment: { traffic: 100, default: true },
      extras: {
        moduleFederation: {
          manifest: '/remotes/catalog/1.0.0-a/browser/mf-manifest.json',
          container: 'catalog_1_0_0_a',
          exposes: ['home'],
          shared: { react: '^19.0.0', '@coachlab/remote-kit': '^1.0.0' },
        },
      },
    });
    for (const address of [deployment!.url, deployment!.extras.moduleFederation.manifest]) {
      const file = await fetch(registry.url + address);
      await file.arrayBuffer();
      expect([file.status, file.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    }
  });

  it('shares the traffic between the arms, and names nobody', async () => {
    await registry.release({ version: '1.1.0-a' });
    await registry.change('canary', { version: '1.1.0-a', weight: 0, allow: [VISITOR] });
    expect(await traffic()).toEqual([['1.0.0-a', 100, true]]);
    await registry.change('canary', { version: '1.1.0-a', weight: 1_250 });
    expect(await traffic()).toEqual([
      ['1.0.0-a', 87.5, true],
      ['1.1.0-a', 12.5, false],
    ]);
    const { body } = await get();
    expect(faults(body)).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(VISITOR);
    expect(JSON.stringify(body)).not.toContain('server/');
  });

  it('is asked for again with its ETag', async () => {
    const tag = (await get()).response.headers.get('etag')!;
    const again = await fetch(`${registry.url}/discovery/frontend-discovery.json`, {
      headers: { 'if-none-match': tag },
    });
    expect(again.status).toBe(304);
  });

  it('leaves source maps and server builds to our own hosts', async () => {
    const server = await fetch(`${registry.url}/remotes/catalog/1.0.0-a/server/index.js`);
    await server.arrayBuffer();
    expect(server.headers.get('access-control-allow-origin')).toBeNull();
  });
});
