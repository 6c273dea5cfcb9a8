import { describe, expect, it } from '@jest/globals';
import type { DiscoveryRemote, ResolvedSet } from '@coachlab/contracts';
import { document, release } from '../testing/documents.ts';
import { resolveSet } from './resolve.ts';
import { setKey } from './set-key.ts';

const releases = ['catalog', 'journey'].flatMap((name) =>
  ['1.0.0', '2.0.0'].map((version) => release(name, version)),
);

const set = (catalog: Partial<DiscoveryRemote> = {}, epoch?: number): ResolvedSet =>
  resolveSet(
    document(
      [
        { name: 'catalog', owner: 'team', stable: '1.0.0', ...catalog },
        { name: 'journey', owner: 'team', stable: '1.0.0' },
      ],
      releases,
      epoch,
    ),
    'visitor',
  );

describe('the key of a release set', () => {
  it('is 16 hex digits, the same for the same releases in any order and epoch', () => {
    const { epoch, remotes } = set();
    expect(setKey(set())).toMatch(/^[0-9a-f]{16}$/);
    expect(setKey(set({}, 2_000))).toBe(setKey(set()));
    expect(setKey({ epoch, remotes: remotes.toReversed() })).toBe(setKey(set()));
  });

  it('does not change with the weight of a rollout the visitor is not in', () => {
    const candidate = { release: '2.0.0', seed: 's', deny: ['visitor'] };
    expect(setKey(set({ candidate: { ...candidate, weight: 9_000 } }))).toBe(
      setKey(set({ candidate: { ...candidate, weight: 10 } })),
    );
  });

  it.each<[string, Partial<DiscoveryRemote>]>([
    ['release', { stable: '2.0.0' }],
    ['arm', { candidate: { release: '1.0.0', weight: 10_000, seed: 's' } }],
    ['fallback', { fallback: '2.0.0' }],
    ['kill switch', { disabled: true }],
  ])('changes with a %s', (_, catalog) => {
    expect(setKey(set(catalog))).not.toBe(setKey(set()));
  });
});
