import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DiscoveryDocument } from '@coachlab/contracts';
import { discoveryFault } from '@coachlab/federation/server';
import { describeEachEngine } from '@coachlab/service-common/testing';
import { ReleaseRow } from '../store/rows/release.row.ts';
import { OWNERS, startRegistry, type TestRegistry } from '../testing/test-registry.ts';

const home = (path: string) => ({ path, page: 'home' });

describeEachEngine('what a remote owns', (kit) => {
  let registry: TestRegistry;
  let count = 0;
  const next = () => `1.${(count += 1)}.0-abc`;
  const publish = (manifest: object) => registry.publish({ name: 'community', version: next(), manifest });
  const reasons = async (manifest: object) =>
    ((await publish(manifest)).body.errors ?? []).map(({ code, path }) => [code, path]);

  beforeAll(async () => {
    registry = await startRegistry(kit);
  });
  afterAll(() => registry?.remove());

  it.each([
    '/catalog/coaching-foundations',
    '/artifact/framework-grow',
    '/:anything',
    '/:anything?',
    '/*',
    '/',
    '/forum?/:post',
    '/Catalog',
    '/foru*',
  ])('refuses a release that would draw %s, though nobody else runs there now', async (path) => {
    const { status } = await publish({ routes: [home(path)], navigation: [] });
    expect(status).toBe(422);
    expect(await reasons({ routes: [home(path)], navigation: [] })).toContainEqual(['route_not_owned', path]);
  });

  it('says every reason at once', async () => {
    const manifest = {
      routes: [
        { ...home('/forum'), firstVisitTo: '/catalog/welcome' },
        { ...home('/forum/rules'), firstVisitTo: '/forum' },
        home('/catalog/new'),
        home('/:any'),
      ],
      navigation: [
        { slot: 'menu', label: 'Certifications', href: '/catalog/certifications', order: 1 },
        { slot: 'footer', label: 'Climbing', href: '/forum/../catalog', order: 2 },
        { slot: 'footer', label: 'Rules', href: '/forum?topic=rules#top', order: 3 },
      ],
      slots: [{ name: 'challenge', page: 'home' }],
      roles: [{ role: 'my-data', from: '/api/artifacts/my-data' }],
      needs: { shell: '^1.0.0', apis: { artifacts: '^1.0.0' } },
    };
    expect(await reasons(manifest)).toEqual([
      ['route_not_owned', '/catalog/new'],
      ['route_not_owned', '/:any'],
      ['navigation_not_owned', '/catalog/certifications'],
      ['navigation_not_owned', '/forum/../catalog'],
      ['navigation_not_owned', '/catalog/welcome'],
      ['slot_not_owned', 'challenge'],
      ['upstream_forbidden', '/api/artifacts/my-data'],
    ]);
  });

  it('is in the signed document, for shells to see', async () => {
    await registry.promoted({
      name: 'community',
      version: next(),
      manifest: { routes: [home('/forum/:id?')], navigation: [] },
    });
    const { body } = await registry.service.get<DiscoveryDocument>('/discovery');
    expect(body.remotes.find(({ name }) => name === 'community')?.owns).toEqual(['/community', '/forum']);
  });

  it('follows the settings at the next start, with a new document', async () => {
    const { epoch } = (await registry.service.get<DiscoveryDocument>('/discovery')).body;
    const file = registry.environment['COACHLAB_OWNERS_FILE']!;
    const given = {
      ...OWNERS,
      community: { ...OWNERS.community, routes: ['/community', '/forum', '/events'] },
    };
    await writeFile(file, JSON.stringify(given));
    await registry.service.stop();
    registry = await registry.again(kit, {});
    expect((await publish({ routes: [home('/events/:id')], navigation: [] })).status).toBe(201);
    const document = (await registry.service.get<DiscoveryDocument>('/discovery')).body;
    expect(document.epoch).toBeGreaterThan(epoch);
    expect(document.remotes[0]?.owns).toContain('/events');
  });

  it.each([
    [
      'the same address twice',
      { ...OWNERS, community: { ...OWNERS.community, routes: ['/catalog/forum'] } },
      /belongs to catalog/,
    ],
    [
      'an API twice',
      { ...OWNERS, community: { ...OWNERS.community, apis: ['artifacts'] } },
      /API artifacts belongs/,
    ],
    ['a pattern', { community: { ...OWNERS.community, routes: ['/:any'] } }, /community\/routes/],
  ])('is not taken from settings that give %s', async (_, owners, fault) => {
    await writeFile(registry.environment['COACHLAB_OWNERS_FILE']!, JSON.stringify(owners));
    await registry.service.stop();
    await expect(registry.again(kit, {})).rejects.toThrow(fault);
    await writeFile(registry.environment['COACHLAB_OWNERS_FILE']!, JSON.stringify(OWNERS));
    registry = await registry.again(kit, {});
  });

  it('is no release with the global name of another, which shells would refuse the whole document for', async () => {
    const manifest = { routes: [home('/forum')], navigation: [], slots: [] };
    const release = () => registry.release({ name: 'community', version: next(), manifest });
    const [first, second] = [await release(), await release()];
    // As when both were published at the same moment.
    const { manager } = registry.service.running.dataSource!;
    const [one, two] = await Promise.all(
      [first, second].map((version) => manager.findOneByOrFail(ReleaseRow, { remote: 'community', version })),
    );
    const { container } = one!;
    await manager.update(ReleaseRow, { id: two!.id }, { container, facts: { ...two!.facts, container } });
    expect((await registry.promoteAtOnce(first, 'community')).status).toBe(200);
    const refused = await registry.promoteAtOnce(second, 'community');
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'release.json/container' }] } });
    const { body } = await registry.service.get<DiscoveryDocument>('/discovery');
    expect(discoveryFault(body)).toBeUndefined();
  });
});
