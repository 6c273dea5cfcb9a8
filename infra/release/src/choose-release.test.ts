import { describe, expect, it } from '@jest/globals';
import type { RemoteStatus } from '@coachlab/contracts';
import { findVersion, likelyVersion, splitRelease } from './choose-release.ts';

const remote = (versions: string[], more: Partial<RemoteStatus> = {}): RemoteStatus => ({
  name: 'catalog',
  owner: 'team-catalog',
  stable: null,
  releases: versions.map((version) => ({
    version,
    publishedAt: '2026-11-21T06:00:00.000Z',
    digest: 'sha384-x',
    bytes: 1,
    quarantined: false,
    provenance: null,
    rehearsal: null,
  })),
  ...more,
});
const catalog = remote(['1.4.2-8f24233208', '1.4.1-77aa000000', '1.4.1-12bb000000']);

describe('the chosen release', () => {
  it.each([
    ['1.4.2-8f24233208', '1.4.2-8f24233208'],
    ['1.4.2', '1.4.2-8f24233208'],
    ['77aa', '1.4.1-77aa000000'],
  ])('%s is %s', (given, version) => expect(findVersion(catalog, given)).toBe(version));

  it('has to be named when a version number has several', () => {
    expect(() => findVersion(catalog, '1.4.1')).toThrow('1.4.1 fits several releases of catalog:');
  });

  it('is unknown when nothing matches', () => {
    expect(() => findVersion(catalog, '1.4')).toThrow('catalog has no release 1.4.');
  });

  it('without a version is the newest', () => {
    expect(likelyVersion(catalog, 'promote')).toBe('1.4.2-8f24233208');
  });

  it('without a version has to be named when an older candidate runs', () => {
    const candidate = { release: '1.4.1-77aa000000', weight: 100, seed: 's' };
    expect(() => likelyVersion({ ...catalog, candidate }, 'canary')).toThrow(/Say which/);
  });

  it('is split at the @', () => {
    expect(splitRelease('catalog@1.4.2')).toEqual({ remote: 'catalog', version: '1.4.2' });
    expect(splitRelease('catalog')).toEqual({ remote: 'catalog', version: null });
    expect(splitRelease('catalog@')).toEqual({ remote: 'catalog', version: null });
  });
});
