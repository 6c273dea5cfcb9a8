import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RefusedProblem, ServiceCheckAnswer } from '@coachlab/contracts';
import { describeOnSqlite } from '@coachlab/service-common/testing';
import { bearer, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

describeOnSqlite('a service that is to be deployed', (kit) => {
  let registry: TestRegistry;
  beforeAll(async () => {
    registry = await startRegistry(kit);
  });
  afterAll(() => registry?.remove());

  const needing = (version: string, apis: Record<string, string>) => ({
    version,
    manifest: { needs: { shell: '^1.0.0', apis } },
  });
  const check = (apis: unknown, headers: Record<string, string> = bearer('journey')) =>
    registry.service.post<RefusedProblem & ServiceCheckAnswer>(
      '/api/registry/services/check',
      { apis },
      headers,
    );
  const reasons = async (apis: object) => (await check(apis)).body.errors.map(({ message }) => message);

  it('breaks what visitors have, what is being rolled out, and what its team goes back to', async () => {
    await registry.promoted(needing('1.0.0-a', { artifacts: '^1.0.0' }));
    await registry.promoted(needing('2.0.0-a', { artifacts: '^1.2.0' }));
    const version = await registry.release(needing('3.0.0-a', { artifacts: '^2.0.0' }));
    await registry.change('canary', { version, weight: 1_000 });

    expect(await reasons({ artifacts: '2.0.0' })).toEqual([
      'catalog@2.0.0-a, which visitors have, needs API artifacts ^1.2.0; it would be 2.0.0.',
      'catalog@1.0.0-a, which its team goes back to, needs API artifacts ^1.0.0; it would be 2.0.0.',
    ]);
    expect(await reasons({ artifacts: '1.3.0' })).toEqual([
      'catalog@3.0.0-a, which is being rolled out, needs API artifacts ^2.0.0; it would be 1.3.0.',
    ]);
    expect(await reasons({ artifacts: null })).toHaveLength(3);
    await registry.change('abort', {});
  });

  it('may be deployed when all of them work with it, and says which those are', async () => {
    expect(await check({ artifacts: '1.3.0', personas: '9.0.0' })).toMatchObject({
      status: 200,
      body: {
        callers: [
          { remote: 'catalog', version: '2.0.0-a', role: 'stable', api: 'artifacts', range: '^1.2.0' },
          { remote: 'catalog', version: '1.0.0-a', role: 'fallback', api: 'artifacts', range: '^1.0.0' },
        ],
      },
    });
  });

  it.each([
    ['no API', {}],
    ['a range', { artifacts: '^1.0.0' }],
    ['a name that is none', { 'Artifacts!': '1.0.0' }],
    ['a list', ['artifacts']],
  ])('is not asked about %s', async (_, apis) => {
    expect((await check(apis)).status).toBe(400);
  });

  it('is answered to teams alone', async () => {
    expect((await check({ artifacts: '1.0.0' }, {})).status).toBe(401);
  });
});
