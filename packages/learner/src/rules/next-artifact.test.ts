import { describe, expect, it } from '@jest/globals';
import { idsOf, LEVELLED, meta, weights } from './fixtures.ts';
import { nextArtifact, type NextInput } from './next-artifact.ts';

const base: NextInput<{ id: string }> = {
  currentId: 'L1-1',
  artifacts: [{ id: 'unknown' }, ...Object.keys(LEVELLED).map((id) => ({ id }))],
  metadata: LEVELLED,
  weights: weights({ level: { L1: 1, L2: 2, L3: 3 }, mode: { T: 1 }, framework: { GROW: 5 } }),
  completed: ['L1-1'],
  mode: 'guided',
  hasProfile: true,
};

describe('recommended next artifact', () => {
  it('shows only when the artifact is complete and a profile exists', () => {
    expect(nextArtifact({ ...base, completed: [] })).toBeUndefined();
    expect(nextArtifact({ ...base, hasProfile: false })).toBeUndefined();
    expect(nextArtifact(base)).toBeDefined();
  });

  it.each([
    ['foundation keeps L1', ['L1-1'], 'L1-2', 'building your foundation'],
    ['practice keeps L1 and L2', idsOf('L1', 5), 'L2-1', 'practicing skills and analysis'],
    ['mastery keeps all', ['L1-1', ...idsOf('L2', 8)], 'L3-1', 'mastering strategic thinking'],
  ])('guided: %s', (_, completed, id, line) => {
    expect(nextArtifact({ ...base, completed })).toMatchObject({
      artifact: { id },
      heading: 'Your Next Step',
      line,
    });
  });

  it('explore: every open artifact is a candidate', () => {
    expect(nextArtifact({ ...base, mode: 'explore' })).toMatchObject({
      artifact: { id: 'L3-1' },
      heading: 'Recommended Next',
      line: 'Personalized for your coaching journey',
    });
  });

  it('drops what has no metadata in guided mode only', () => {
    const artifacts = [{ id: 'L1-1' }, { id: 'unknown' }];
    expect(nextArtifact({ ...base, artifacts })).toBeUndefined();
    expect(nextArtifact({ ...base, artifacts, mode: 'explore' })?.artifact.id).toBe('unknown');
  });

  it('adds the weight of each framework and takes the first on a tie', () => {
    const metadata = {
      done: meta(),
      plain: meta(),
      grow: meta({ framework: ['GROW'] }),
      twin: meta({ framework: ['GROW'] }),
    };
    const artifacts = ['done', 'plain', 'grow', 'twin'].map((id) => ({ id }));
    const input = { ...base, currentId: 'done', completed: ['done'], metadata, artifacts };
    expect(nextArtifact(input)?.artifact.id).toBe('grow');
  });

  it('offers nothing when all is done', () => {
    expect(nextArtifact({ ...base, artifacts: [{ id: 'L1-1' }] })).toBeUndefined();
  });
});
