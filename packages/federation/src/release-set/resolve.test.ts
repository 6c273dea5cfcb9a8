import { describe, expect, it } from '@jest/globals';
import type { DiscoveryRemote } from '@coachlab/contracts';
import { document, release } from '../testing/documents.ts';
import { DiscoveryReferenceError } from './discovery-reference-error.ts';
import { createResolver, resolveSet } from './resolve.ts';

const unit = 'f'.repeat(32);
const catalog: DiscoveryRemote = { name: 'catalog', owner: 'team', stable: '2.0.0' };
const releases = ['1.0.0', '2.0.0', '3.0.0', '4.0.0'].map((version) => release('catalog', version));
const candidate = { release: '3.0.0', weight: 10_000, seed: 's' };

const resolveOne = (remote: DiscoveryRemote, overrides?: Record<string, string>) => {
  const {
    arm,
    release: running,
    fallback,
    disabled,
  } = resolveSet(document([remote], releases), unit, overrides).remotes[0]!;
  return { arm, version: running.version, fallback: fallback?.version, disabled };
};

describe('resolving a release set', () => {
  it.each<
    [
      string,
      Partial<DiscoveryRemote>,
      Record<string, string> | undefined,
      Partial<ReturnType<typeof resolveOne>>,
    ]
  >([
    ['the stable release', {}, undefined, { arm: 'stable', version: '2.0.0', fallback: undefined }],
    ['the named fallback', { fallback: '1.0.0' }, undefined, { version: '2.0.0', fallback: '1.0.0' }],
    ['no fallback that is the release itself', { fallback: '2.0.0' }, undefined, { fallback: undefined }],
    [
      'the stable release behind a candidate',
      { candidate },
      undefined,
      { arm: 'canary', version: '3.0.0', fallback: '2.0.0' },
    ],
    [
      'what everybody else runs behind a candidate',
      { candidate, fallback: '1.0.0' },
      undefined,
      { version: '3.0.0', fallback: '2.0.0' },
    ],
    [
      'stable behind a candidate that is its own fallback',
      { candidate, fallback: '3.0.0' },
      undefined,
      { fallback: '2.0.0' },
    ],
    [
      'an overridden release',
      {},
      { catalog: '4.0.0' },
      { arm: 'override', version: '4.0.0', fallback: '2.0.0' },
    ],
    ['stable when the override is unknown', {}, { catalog: '9.9.9' }, { arm: 'stable', version: '2.0.0' }],
    [
      'stable when the override is for another remote',
      {},
      { journey: '4.0.0' },
      { arm: 'stable', version: '2.0.0' },
    ],
    [
      'a switched off remote, marked',
      { disabled: true, candidate },
      { catalog: '4.0.0' },
      { arm: 'stable', version: '2.0.0', disabled: true },
    ],
  ])('gives %s', (_, remote, overrides, expected) => {
    expect(resolveOne({ ...catalog, ...remote }, overrides)).toMatchObject(expected);
  });

  describe('with a release that only the caller knows', () => {
    const preview = release('catalog', '5.0.0');
    const unseen = release('labs', '0.1.0');
    const findMore = (name: string, version: string) =>
      [preview, unseen].find((item) => item.name === name && item.version === version);
    const resolve = (overrides: Record<string, string>) =>
      createResolver(document([catalog], releases))
        .resolve(unit, overrides, findMore)
        .remotes.map(({ name, arm, release: running, fallback }) => [
          name,
          arm,
          running.version,
          fallback?.version,
        ]);

    it('runs it, with the stable one behind it', () =>
      expect(resolve({ catalog: '5.0.0' })).toEqual([['catalog', 'override', '5.0.0', '2.0.0']]));
    it('adds a remote that was never promoted', () =>
      expect(resolve({ labs: '0.1.0' })).toEqual([
        ['catalog', 'stable', '2.0.0', undefined],
        ['labs', 'override', '0.1.0', undefined],
      ]));
    it('leaves out what nobody knows', () =>
      expect(resolve({ catalog: '6.0.0', gone: '1.0.0' })).toEqual([
        ['catalog', 'stable', '2.0.0', undefined],
      ]));
  });

  it('tells a browser its own releases and nothing else of the document', () => {
    const doc = document(
      [{ ...catalog, candidate: { ...candidate, weight: 0, allow: ['somebody'] } }],
      releases,
    );
    const set = resolveSet(doc, unit);
    expect(set).toEqual({
      epoch: 1_000,
      remotes: [
        {
          name: 'catalog',
          arm: 'stable',
          release: {
            version: '2.0.0',
            base: '/remotes/catalog/2.0.0/',
            container: 'catalog_2_0_0',
            entry: 'browser/remoteEntry.js',
            entryIntegrity: releases[1]!.integrity['browser/remoteEntry.js'],
            routes: releases[1]!.routes,
            navigation: releases[1]!.navigation,
            slots: [],
          },
        },
      ],
    });
  });

  it('hands the server the full release by name and version', () => {
    const resolver = createResolver(document([catalog], releases));
    expect(resolver.release('catalog', '4.0.0')).toBe(releases[3]);
    expect(resolver.release('catalog', '9.9.9')).toBeUndefined();
    expect(resolver.release('__proto__', '')).toBeUndefined();
  });

  it('refuses a document that names a release it lacks', () => {
    expect(() => createResolver(document([{ ...catalog, stable: '9.9.9' }], releases))).toThrow(
      DiscoveryReferenceError,
    );
  });
});
