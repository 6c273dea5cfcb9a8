import { describe, expect, it } from '@jest/globals';
import type { ArtifactMetadata } from '@coachlab/contracts';
import { cyclesOf } from './references.ts';

const graph = (edges: Record<string, string[]>) =>
  new Map(
    Object.entries(edges).map(([id, prerequisites]) => [
      id,
      { metadata: { prerequisites } as ArtifactMetadata },
    ]),
  );

describe('cycles of prerequisites', () => {
  it('finds none where two ways lead to the same artifact', () => {
    expect(cyclesOf(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });

  it('names a cycle once, wherever the walk entered it', () => {
    expect(cyclesOf(graph({ start: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual([['a', 'b', 'c', 'a']]);
  });

  it('finds an artifact that needs itself', () => {
    expect(cyclesOf(graph({ a: ['a'] }))).toEqual([['a', 'a']]);
  });
});
