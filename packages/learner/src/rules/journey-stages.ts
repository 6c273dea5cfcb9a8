import type { Stage } from '@coachlab/contracts';

export interface StageState extends Stage {
  artifactCount: number;
  completedCount: number;
  /** Rounded percent. */
  progress: number;
  isUnlocked: true;
  /** In progress: above 0 and below 100. Several stages can be. */
  isCurrent: boolean;
  isCompleted: boolean;
  button: { label: 'Review' | 'Continue' | 'Explore'; href: string };
}

/** Stages share sections; inside one stage each artifact counts once. */
export function stageStates(
  stages: readonly Stage[],
  artifacts: readonly { id: string; section: string }[],
  completed: readonly string[],
): StageState[] {
  const done = new Set(completed);
  return stages.map((stage) => {
    const ids = new Set(
      artifacts.filter(({ section }) => stage.sections.includes(section)).map(({ id }) => id),
    );
    const completedCount = [...ids].filter((id) => done.has(id)).length;
    const progress = percent(completedCount, ids.size);
    const isCompleted = progress === 100;
    const isCurrent = progress > 0 && progress < 100;
    return {
      ...stage,
      artifactCount: ids.size,
      completedCount,
      progress,
      isUnlocked: true,
      isCurrent,
      isCompleted,
      button: {
        label: isCompleted ? 'Review' : isCurrent ? 'Continue' : 'Explore',
        href: `/${stage.sections[0] ?? ''}`,
      },
    };
  });
}

/** Index of the first stage in progress, or of the first stage if none is. */
export function highlightedStage(states: readonly { isCurrent: boolean }[]): number {
  return Math.max(
    0,
    states.findIndex((state) => state.isCurrent),
  );
}

/** Rounded percent of completed items over all artifacts; never above 100. */
export function overallProgress(completed: readonly string[], artifactCount: number): number {
  return Math.min(100, percent(completed.length, artifactCount));
}

function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0;
}
