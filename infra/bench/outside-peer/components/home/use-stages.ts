'use client';
import type { ArtifactCard, Section, Stage } from '@coachlab/contracts';
import { completedItems, highlightedStage, type StageState, stageStates, useStored } from '@coachlab/learner';
import { apiQuery, useQuery } from '@coachlab/remote-kit';

export interface StagesProps {
  stages: readonly Stage[];
  /** How many artifacts each section has. */
  sizes: Record<Section, number>;
}

const allCards = apiQuery<ArtifactCard[]>('/api/artifacts', { view: 'card' });

/** The four stages. Sizes come with the page; whoever has completed something gets the whole list for the rest. */
export function useStages({ stages, sizes }: StagesProps): { states: StageState[]; current: number } {
  const completed = useStored(completedItems);
  const { data } = useQuery({ ...allCards, enabled: completed.length > 0 });
  const states = data
    ? stageStates(stages, data, completed)
    : stageStates(stages, [], []).map((state) => ({
        ...state,
        artifactCount: state.sections.reduce((sum, section) => sum + (sizes[section as Section] ?? 0), 0),
      }));
  return { states, current: highlightedStage(states) };
}
