import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PublishReason } from '@coachlab/contracts';
import { describeOnSqlite } from '@coachlab/service-common/testing';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { acceptDiscovery, sha384 } from '@coachlab/federation/server';
import { brokenBytes, brokenDocument, generator } from '../testing/fuzz.ts';
import {
  makePackage,
  type PackageParts,
  type PackageChoices,
  packEntries,
  tarOf,
  type TarEntry,
} from '../testing/make-package.ts';
import { ROOT_KEY, startRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';

const NEW = '9.0.0-ffffffffff';
const page = (path: string) => ({ path, page: 'home' });

type Row = [what: string, code: PublishReason['code'], choices: PackageChoices];
const REFUSALS: Row[] = [
  ['a manifest without an owner', 'manifest_invalid', { manifest: { owner: '' } }],
  ['a misspelt member of the manifest', 'manifest_invalid', { manifest: { navigaton: [] } as object }],
  ['an upper-case version', 'manifest_invalid', { version: '9.0.0-ABC' }],
  ['a version that is none', 'manifest_invalid', { version: 'latest' }],
  ['an entry outside of browser/', 'manifest_invalid', { release: { entry: 'server/index.js' } }],
  ['a range that is none', 'manifest_invalid', { release: { shared: { react: 'newest' } } }],
  [
    'two own routes for one address',
    'manifest_invalid',
    { manifest: { routes: [page('/a/:x'), page('/A/:y/')] } },
  ],
  ['a route of endless variants', 'manifest_invalid', { manifest: { routes: [page('/a?/b?/c?/d?/e?')] } }],
  ["another release's container", 'manifest_invalid', { release: { container: 'catalog_1_0_0_live' } }],
  ["another remote's manifest", 'name_mismatch', { manifest: { name: 'journey' } }],
  ["another remote's release", 'name_mismatch', { release: { name: 'journey' } }],
  ['a route whose page is not built', 'page_missing', { release: { pages: {} } }],
  [
    'a slot whose page is not built',
    'page_missing',
    { manifest: { slots: [{ name: 'dialog', page: 'absent' }] } },
  ],
  ["a live neighbour's route", 'route_collision', { manifest: { routes: [page('/journey')] } }],
  [
    "a neighbour candidate's route",
    'route_collision',
    { manifest: { routes: [page('/journey-next/:any')] } },
  ],
  ["the gateway's own address", 'route_collision', { manifest: { routes: [page('/api/mine')] } }],
  ['every address there is', 'route_collision', { manifest: { routes: [page('/*')] } }],
  [
    "a neighbour's menu entry",
    'navigation_collision',
    { manifest: { navigation: [{ slot: 'menu', label: 'Mine', href: '/journey', order: 1 }] } },
  ],
  [
    "a neighbour's menu label",
    'navigation_collision',
    { manifest: { navigation: [{ slot: 'menu', label: 'the JOURNEY', href: '/mine', order: 1 }] } },
  ],
  ["a neighbour's slot", 'slot_collision', { manifest: { slots: [{ name: 'challenge', page: 'home' }] } }],
  ['a module the shell does not share', 'shared_unsatisfied', { release: { shared: { lodash: '^4.0.0' } } }],
  ['a version the shell does not have', 'shared_unsatisfied', { release: { shared: { react: '^18.0.0' } } }],
  ['a newer shell', 'needs_unmet', { manifest: { needs: { shell: '^2.0.0', apis: {} } } }],
  [
    'other bytes than its digest',
    'digest_mismatch',
    { spoil: ({ files }) => (files['server/index.js'] = 'evil()') },
  ],
  [
    'a file without a digest',
    'digest_mismatch',
    { spoil: ({ files }) => (files['browser/extra.js'] = 'evil()') },
  ],
  [
    'a digest without a file',
    'file_missing',
    { spoil: ({ files }) => delete files['browser/home.5e6f.css'] },
  ],
  ['no server build', 'file_missing', { release: { server: 'server/absent.js' } }],
  ['no module manifest', 'file_missing', { spoil: ({ files }) => delete files['browser/mf-manifest.json'] }],
  ['an entry over its budget', 'budget_exceeded', { files: { 'browser/remoteEntry.1a2b.js': noise(21) } }],
  ['a page over its budget', 'budget_exceeded', { files: { 'browser/home.3c4d.js': noise(61) } }],
  ['a file for later over the budget', 'budget_exceeded', { files: { 'browser/later.9f8e.js': noise(100) } }],
  [
    'a manifest that makes every page of the site larger',
    'budget_exceeded',
    {
      manifest: {
        navigation: Array.from({ length: 40 }, (_, order) => ({
          slot: 'menu' as const,
          label: `${order} ${'x'.repeat(200)}`,
          href: `/lab?${'x'.repeat(440)}${order}`,
          icon: 'Box',
          iconPath: `M0 0${'h1'.repeat(200)}`,
          order,
        })),
      },
    },
  ],
  ['styles for the whole page', 'style_leaks', { files: { 'browser/home.5e6f.css': 'body { margin: 0 }' } }],
  ['a file at the top level', 'path_forbidden', { files: { 'notes.txt': 'hello' } }],
];

/** Text that gzip cannot make smaller than so many KB. */
function noise(kilobytes: number): string {
  return randomBytes(kilobytes * 1_024).toString('base64');
}

const FILE = { path: 'browser/ok.js', body: 'ok()' };
const ATTACKS: [what: string, entries: TarEntry[]][] = [
  ['a path that climbs out', [{ path: '../../../etc/cron.d/evil', body: 'x' }]],
  ['a path that climbs out later on', [{ path: 'browser/../../evil.js', body: 'x' }]],
  ['an absolute path', [{ path: '/etc/passwd', body: 'x' }]],
  ['a drive letter', [{ path: 'C:/evil.js', body: 'x' }]],
  ['a backslash', [{ path: 'browser\\..\\..\\evil.js', body: 'x' }]],
  ['a symbolic link', [{ path: 'browser/link.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }]],
  ['a hard link', [{ path: 'browser/link.js', type: 'Link', linkpath: '../../../etc/passwd' }]],
  [
    'a file through a link',
    [
      { path: 'browser/l', type: 'SymbolicLink', linkpath: '/tmp' },
      { path: 'browser/l/x.js', body: 'x' },
    ],
  ],
  ['a pipe', [{ path: 'browser/pipe.js', type: 'FIFO' }]],
  ['a device', [{ path: 'browser/device.js', type: 'CharacterDevice' }]],
  ['a folder outside', [{ path: '../outside/', type: 'Directory' }]],
  ['one path twice', [FILE, { ...FILE, body: 'evil()' }]],
  ['one path in two cases', [FILE, { ...FILE, path: 'browser/OK.js' }]],
  ['a file that is also a folder', [FILE, { ...FILE, path: 'browser/ok.js/inner.js' }]],
  ['a control character', [{ path: 'browser/a\nb.js', body: 'x' }]],
  ['a hidden file', [{ path: 'browser/.env', body: 'x' }]],
  ['a very long path', [{ path: `browser/${'long/'.repeat(60)}x.js`, body: 'x' }]],
];

const [PACKAGES, DOCUMENTS] = [40, 80];

describeOnSqlite('a package that is refused', (kit) => {
  let registry: TestRegistry;
  let before: string[];

  beforeAll(async () => {
    registry = await startRegistry(kit, {
      COACHLAB_PACKAGE_LIMIT: '300000',
      COACHLAB_UNPACKED_LIMIT: '1000000',
      COACHLAB_LAZY_BUDGET: '90000',
    });
    await registry.promoted({ version: '1.0.0-live' });
    const slots = [{ name: 'challenge', page: 'home' }];
    await registry.promoted({ name: 'journey', manifest: { slots } });
    const routes = [page('/journey'), page('/journey-next/:id')];
    const version = await registry.release({
      name: 'journey',
      version: '1.1.0-next',
      manifest: { routes, slots },
    });
    await registry.change('canary', { version, weight: 0 }, 'journey');
    before = await registry.storedFiles();
  });
  afterAll(() => registry?.remove());

  it('is one that would be taken, were it not for its fault', async () => {
    expect((await registry.publish({ version: '9.0.0-good' })).status).toBe(201);
    before = await registry.storedFiles();
  });

  it.each(REFUSALS)('has a reason: %s is %s', async (_, code, choices) => {
    const { status, body } = await registry.send(makePackage({ version: NEW, ...choices }));
    expect(status).toBe(422);
    expect(body.errors.map((reason) => reason.code)).toContain(code);
    for (const { message, path } of body.errors) {
      expect(message).toMatch(/\.$/);
      expect(typeof path).toBe('string');
    }
    expect(await registry.storedFiles()).toEqual(before);
  });

  it('hears every reason at once', async () => {
    const { body } = await registry.publish({
      version: NEW,
      manifest: {
        routes: [page('/journey')],
        slots: [{ name: 'mine', page: 'absent' }],
        needs: { shell: '^7.0.0', apis: {} },
      },
      release: { shared: { react: '^18.0.0' } },
      files: { 'notes.txt': 'hello' },
      spoil: ({ files }) => (files['server/index.js'] = 'evil()'),
    });
    expect(new Set(body.errors.map(({ code }) => code))).toEqual(
      new Set([
        'path_forbidden',
        'digest_mismatch',
        'page_missing',
        'route_collision',
        'route_not_owned',
        'slot_not_owned',
        'needs_unmet',
        'shared_unsatisfied',
        // notes.txt has a digest, and is no file that could be kept.
        'file_missing',
      ]),
    );
  });

  it.each(ATTACKS)('is refused for %s', async (_, entries) => {
    const { status, body } = await registry.send(packEntries(entries));
    expect(status).toBe(422);
    expect(body.errors.map(({ code }) => code)).toContain('path_forbidden');
    expect(await registry.storedFiles()).toEqual(before);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['a gzip of text', gzipSync('hello'.repeat(1_000))],
    ['a tar without gzip', tarOf([FILE])],
    ['a gzip in a gzip', gzipSync(packEntries([FILE]))],
    ['half a package', makePackage().subarray(0, 700)],
    ['a tar that ends early', gzipSync(tarOf([FILE]).subarray(0, 600))],
  ])('is 400 when it is %s', async (_, bytes) => {
    const { status, body } = await registry.send(bytes);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'package_unreadable' });
  });

  it.each([
    ['too many bytes', packEntries([{ path: 'browser/big.bin', body: randomBytes(400_000) }])],
    ['a bomb', packEntries([{ path: 'browser/bomb.bin', body: Buffer.alloc(50_000_000) }])],
    ['too many entries', packEntries(Array.from({ length: 2_001 }, (_, i) => ({ path: `browser/${i}.js` })))],
  ])('is 413 for %s', async (_, bytes) => {
    const { status, body } = await registry.send(bytes);
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'package_too_large' });
    expect(await registry.storedFiles()).toEqual(before);
  });

  it('is a 4xx and leaves nothing, however many of them are broken', async () => {
    const random = generator(20_261_121);
    const honest = makePackage({ version: NEW });
    const loose = gunzipSync(honest);
    for (let i = 0; i < PACKAGES; i += 1) {
      const bytes = i % 2 === 0 ? brokenBytes(honest, random) : gzipSync(brokenBytes(loose, random));
      const { status, body } = await registry.send(bytes);
      // A byte that nothing reads, such as the time in a header, breaks nothing: then it is the honest package.
      if (status === 201) {
        await forget(registry, NEW);
        continue;
      }
      expect([400, 409, 413, 422]).toContain(status);
      expect(body.code).toEqual(expect.any(String));
    }
    expect(await registry.storedFiles()).toEqual(before);
  }, 60_000);

  it('is a 4xx with reasons for strange documents; what is taken is fit for shells', async () => {
    const random = generator(8);
    let taken = 0;
    for (let i = 0; i < DOCUMENTS; i += 1) {
      const version = `10.0.${i}-f`;
      const spoil = (parts: PackageParts) => {
        if (random() < 0.6) parts.manifest = brokenDocument(parts.manifest, random);
        if (random() < 0.6) parts.release = brokenDocument(parts.release, random);
        // Its digest follows, or nothing else of it would be looked at.
        if (typeof parts.release.files === 'object' && parts.release.files !== null)
          parts.release.files['remote.json'] = sha384(JSON.stringify(parts.manifest));
      };
      const { status, body } = await registry.publish({ version, spoil });
      if (status === 201 || status === 200) {
        taken += 1;
        expect((await registry.promoteAtOnce(body.version)).status).toBe(200);
        const { body: document } = await registry.service.get('/discovery');
        const verdict = acceptDiscovery(undefined, document, { roots: [ROOT_KEY], now: Date.now() });
        expect(verdict).toMatchObject({ accepted: true });
      } else {
        expect([409, 422]).toContain(status);
      }
    }
    expect(taken).toBeGreaterThan(DOCUMENTS / 40);
    expect(taken).toBeLessThan(DOCUMENTS / 2);
  }, 120_000);
});

async function forget(registry: TestRegistry, version: string): Promise<void> {
  await registry.service.running.dataSource?.manager.delete(ReleaseRow, { version });
  await rm(join(registry.folder, 'assets/remotes/catalog', version), { recursive: true });
}
