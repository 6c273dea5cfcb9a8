import type { ArtifactMetadata } from '@coachlab/contracts';
import { completedOfLevel, LEARNING_STAGES, type LearningStage, STAGE_THRESHOLDS } from '@coachlab/learner';
import css from './stage-banner.module.css';

interface StageBannerProps {
  stage: LearningStage;
  completed: readonly string[];
  metadata: Record<string, ArtifactMetadata>;
}

/** Where guided mode has brought the visitor, and what opens the next stage. */
export function StageBanner({ stage, completed, metadata }: StageBannerProps) {
  const { label, bloom } = LEARNING_STAGES[stage];
  return (
    <section aria-label="Your stage" className={css.banner} data-stage={stage}>
      <p className={css.stage}>{label}</p>
      <p className={css.bloom}>{bloom}</p>
      <p className={css.count}>
        {completed.length} completed. {nextLine(stage, completed, metadata)}
      </p>
    </section>
  );
}

function nextLine(
  stage: LearningStage,
  completed: readonly string[],
  metadata: Record<string, ArtifactMetadata>,
): string {
  if (stage === 'mastery') return 'Everything is open.';
  const next = stage === 'foundation' ? 'practice' : 'mastery';
  const { level, count } = STAGE_THRESHOLDS[next];
  const left = count - completedOfLevel(completed, metadata, level);
  return `${left} more ${level} ${left === 1 ? 'item opens' : 'items open'} ${LEARNING_STAGES[next].label}.`;
}
