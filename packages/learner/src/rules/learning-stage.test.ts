import { describe, expect, it } from '@jest/globals';
import { idsOf, LEVELLED } from './fixtures.ts';
import { LEARNING_STAGES, learningStage, stageShows } from './learning-stage.ts';

describe('learning stage', () => {
  it.each([
    ['foundation by default', [], 'foundation'],
    ['4 completed L1 stay in foundation', idsOf('L1', 4), 'foundation'],
    ['5 completed L1 give practice', idsOf('L1', 5), 'practice'],
    ['7 completed L2 alone give nothing', idsOf('L2', 7), 'foundation'],
    ['8 completed L2 give mastery', idsOf('L2', 8), 'mastery'],
    ['mastery wins if both hold', [...idsOf('L1', 5), ...idsOf('L2', 8)], 'mastery'],
    ['L3 counts for nothing', idsOf('L3', 20), 'foundation'],
    ['ids without metadata count for nothing', ['a', 'b', 'c', 'd', 'constructor', 'toString'], 'foundation'],
    ['an id counts once', ['L1-1', 'L1-1', 'L1-1', 'L1-1', 'L1-1'], 'foundation'],
  ])('%s', (_, completed, stage) => {
    expect(learningStage(completed, LEVELLED)).toBe(stage);
  });

  it.each([
    ['foundation', 'L1'],
    ['practice', 'L1 L2'],
    ['mastery', 'L1 L2 L3'],
  ] as const)('in guided mode %s shows %s', (stage, shown) => {
    expect((['L1', 'L2', 'L3'] as const).filter((level) => stageShows(stage, level)).join(' ')).toBe(shown);
  });

  it('names each stage with its place in the taxonomy of Bloom', () => {
    expect(Object.values(LEARNING_STAGES).map(({ label, bloom }) => `${label} (${bloom})`)).toEqual([
      'Foundation (Remember & Understand)',
      'Practice (Apply & Analyze)',
      'Mastery (Evaluate & Create)',
    ]);
  });
});
