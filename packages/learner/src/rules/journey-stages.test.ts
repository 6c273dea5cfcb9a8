import { describe, expect, it } from '@jest/globals';
import type { Stage } from '@coachlab/contracts';
import { highlightedStage, overallProgress, stageStates } from './journey-stages.ts';

const stage = (id: Stage['id'], ...sections: string[]): Stage => ({
  id,
  title: id,
  subtitle: '',
  color: '1',
  description: '',
  sections,
});

const STAGES = [
  stage('foundation', 'library', 'lab'),
  stage('practice', 'studio', 'tools'),
  stage('integration', 'observatory', 'tools'),
  stage('mastery', 'certifications', 'observatory'),
];

const ARTIFACTS = [
  { id: 'book', section: 'library' },
  { id: 'grow', section: 'lab' },
  { id: 'clear', section: 'lab' },
  { id: 'agenda', section: 'studio' },
  { id: 'roi', section: 'tools' },
  { id: 'prompt', section: 'observatory' },
  { id: 'credential', section: 'certifications' },
];

const states = (...completed: string[]) => stageStates(STAGES, ARTIFACTS, completed);

describe('the four stages', () => {
  it('counts a tool in practice and in integration', () => {
    expect(states('roi').map((s) => `${s.completedCount} of ${s.artifactCount}`)).toEqual([
      '0 of 3',
      '1 of 2',
      '1 of 2',
      '0 of 2',
    ]);
  });

  it('counts an artifact once in a stage, however often the list or the sections name it', () => {
    const [only] = stageStates(
      [stage('practice', 'tools', 'tools')],
      [ARTIFACTS[4]!, ARTIFACTS[4]!],
      ['roi', 'roi'],
    );
    expect(only).toMatchObject({ artifactCount: 1, completedCount: 1, progress: 100 });
  });

  it.each([
    ['nothing done', [], [0, 'Explore', '/library']],
    ['one of three', ['book'], [33, 'Continue', '/library']],
    ['two of three', ['book', 'grow'], [67, 'Continue', '/library']],
    ['all three', ['book', 'grow', 'clear'], [100, 'Review', '/library']],
  ])('foundation with %s', (_, completed, [progress, label, href]) => {
    expect(states(...(completed as string[]))[0]).toMatchObject({
      progress,
      button: { label, href },
      isUnlocked: true,
    });
  });

  it('sends each button to the first section of its stage', () => {
    expect(states().map((s) => s.button.href)).toEqual([
      '/library',
      '/studio',
      '/observatory',
      '/certifications',
    ]);
  });

  it('is neither current nor complete when it holds no artifact', () => {
    expect(stageStates(STAGES, [], ['book'])[0]).toMatchObject({
      progress: 0,
      isCurrent: false,
      isCompleted: false,
    });
  });

  it.each([
    ['none is current: the first', [], 0],
    ['foundation complete and none current: still the first', ['book', 'grow', 'clear'], 0],
    ['practice is the first current one', ['book', 'grow', 'clear', 'agenda'], 1],
    ['mastery only', ['credential'], 3],
  ])('highlights when %s', (_, completed, index) => {
    expect(highlightedStage(states(...(completed as string[])))).toBe(index);
  });
});

describe('overall progress', () => {
  it.each([
    [0, 119, 0],
    [20, 119, 17],
    [119, 119, 100],
    [1, 0, 0],
    [130, 119, 100],
  ])('%d completed of %d is %d percent', (completed, all, percent) => {
    expect(
      overallProgress(
        Array.from({ length: completed }, (_, at) => `id-${at}`),
        all,
      ),
    ).toBe(percent);
  });
});
