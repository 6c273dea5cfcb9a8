import { describe, expect, it } from '@jest/globals';
import type { DiscoveryRemote } from '@coachlab/contracts';
import { document, release } from '../testing/documents.ts';
import { pairedUpstreams } from './paired-upstreams.ts';
import { resolveSet } from './resolve.ts';

const unit = 'f'.repeat(32);
const releases = ['catalog', 'journey'].flatMap((name) => ['1.0.0', '2.0.0'].map((v) => release(name, v)));
const upstreams = { artifacts: 'http://next:1' };
const remote = (name: string, more: Partial<DiscoveryRemote> = {}, weight = 10_000): DiscoveryRemote => ({
  name,
  owner: 'team',
  stable: '1.0.0',
  candidate: { release: '2.0.0', weight, seed: 's', upstreams },
  ...more,
});
const pairedOf = (remotes: DiscoveryRemote[], overrides?: Record<string, string>) => {
  const doc = document(remotes, releases);
  return pairedUpstreams(doc, resolveSet(doc, unit, overrides));
};

describe('the services of a candidate', () => {
  it('answer visitors who run it', () => expect(pairedOf([remote('catalog')])).toEqual(upstreams));

  it('answer an override of that very release', () =>
    expect(pairedOf([remote('catalog', {}, 0)], { catalog: '2.0.0' })).toEqual(upstreams));

  it.each([
    ['stable', [remote('catalog', {}, 0)], undefined],
    ['another release by an override', [remote('catalog')], { catalog: '1.0.0' }],
    ['a switched off section', [remote('catalog', { disabled: true })], undefined],
  ])('answer nobody on %s', (_, remotes, overrides) => expect(pairedOf(remotes, overrides)).toEqual({}));

  it('are in no set that a browser gets', () => {
    expect(JSON.stringify(resolveSet(document([remote('catalog')], releases), unit))).not.toContain('next');
  });

  it('are those of the first remote when two name one API', () => {
    const other = { release: '2.0.0', weight: 10_000, seed: 's', upstreams: { artifacts: 'http://other:1' } };
    expect(pairedOf([remote('catalog'), remote('journey', { candidate: other })])).toEqual(upstreams);
  });
});
