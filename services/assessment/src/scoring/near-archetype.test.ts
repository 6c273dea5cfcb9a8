import { describe, expect, it } from '@jest/globals';
import type { ArchetypeId } from './archetype.ts';
import { nearArchetype } from './near-archetype.ts';

type Scores = [trust: number, listening: number, safety: number];
const near = ([trust, listening, safety]: Scores, archetype: ArchetypeId) =>
  nearArchetype({ trust, listening, safety, composite: 0 }, archetype);

describe('an archetype', () => {
  it.each<[string, Scores, ArchetypeId, ArchetypeId | undefined]>([
    ['is near nothing when one dimension is far below the others', [80, 40, 78], 'need-listening', undefined],
    [
      'is near nothing when all are alike in the middle of a band',
      [50, 50, 50],
      'balanced-building',
      undefined,
    ],
    ['is near the one of the second lowest dimension', [60, 55, 80], 'need-listening', 'need-trust'],
    ['is near that up to seven points', [60, 53, 80], 'need-listening', 'need-trust'],
    ['and not from eight on', [61, 53, 80], 'need-listening', undefined],
    [
      'is near a balanced one when the spread hardly makes a need',
      [60, 54, 66],
      'need-listening',
      'balanced-building',
    ],
    [
      'is near the need that a slightly larger spread would make',
      [58, 50, 57],
      'balanced-building',
      'need-listening',
    ],
    ['is near the balanced one above', [66, 66, 66], 'balanced-building', 'balanced-strong'],
    ['is near a need when the lowest is hardly high', [68, 90, 90], 'balanced-strong', 'need-trust'],
    ['counts the change of one score at the ends of the scale', [0, 0, 0], 'balanced-beginning', undefined],
    // Scored before rounding: 57.5 and 47.6 are a spread under 10, their roundings are not.
    [
      'is near what its rounded scores alone would come to',
      [58, 48, 55],
      'balanced-building',
      'need-listening',
    ],
  ])('%s: %j %s', (_, scores, archetype, other) => {
    expect(near(scores, archetype)).toBe(other);
  });
});
