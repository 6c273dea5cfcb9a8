import type { ArtifactMetadata, Level } from '@coachlab/contracts';
import { own } from './lookup.ts';

export type Metadata = Record<string, ArtifactMetadata>;
export type LearningStage = 'foundation' | 'practice' | 'mastery';

/** Completed artifacts of a level that open a stage. */
export const STAGE_THRESHOLDS = {
  practice: { level: 'L1', count: 5 },
  mastery: { level: 'L2', count: 8 },
} as const;

export const LEARNING_STAGES: Record<LearningStage, { label: string; bloom: string; line: string }> = {
  foundation: { label: 'Foundation', bloom: 'Remember & Understand', line: 'building your foundation' },
  practice: { label: 'Practice', bloom: 'Apply & Analyze', line: 'practicing skills and analysis' },
  mastery: { label: 'Mastery', bloom: 'Evaluate & Create', line: 'mastering strategic thinking' },
};

const LEVELS_SHOWN: Record<LearningStage, readonly Level[]> = {
  foundation: ['L1'],
  practice: ['L1', 'L2'],
  mastery: ['L1', 'L2', 'L3'],
};

/** Mastery wins if both thresholds are met. */
export function learningStage(completed: readonly string[], metadata: Metadata): LearningStage {
  const { practice, mastery } = STAGE_THRESHOLDS;
  if (completedOfLevel(completed, metadata, mastery.level) >= mastery.count) return 'mastery';
  if (completedOfLevel(completed, metadata, practice.level) >= practice.count) return 'practice';
  return 'foundation';
}

/** Whether guided mode shows this level at this stage. */
export function stageShows(stage: LearningStage, level: Level): boolean {
  return LEVELS_SHOWN[stage].includes(level);
}

export function completedOfLevel(completed: readonly string[], metadata: Metadata, level: Level): number {
  return [...new Set(completed)].filter((id) => own(metadata, id)?.level === level).length;
}
