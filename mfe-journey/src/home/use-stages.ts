import type { Section } from '@coachlab/contracts';
import { completedItems, highlightedStage, type StageState, stageStates, useStored } from '@coachlab/learner';
import { useQuery } from '@coachlab/remote-kit';
import { allCards } from '../api/artifacts.ts';
import { journeyContent } from '../api/journey-content.ts';
import { useSectionSizes } from '../shared/use-section-sizes.ts';

export interface Stages {
  /** `undefined` while loading or failed. */
  stages: StageState[] | undefined;
  /** Index of the stage the visitor is in. */
  current: number;
  error: unknown;
  retry: () => void;
}

/** The four stages. Sizes come with the page; whoever has completed something gets the whole list for the rest. */
export function useStages(): Stages {
  const content = useQuery(journeyContent);
  const { sizes, error, retry } = useSectionSizes();
  const completed = useStored(completedItems);
  const cards = useQuery({ ...allCards, enabled: completed.length > 0 });

  const stages = content.data?.stages;
  const states =
    stages && cards.data
      ? stageStates(stages, cards.data, completed)
      : stages && sizes
        ? stageStates(stages, [], []).map((state) => ({
            ...state,
            artifactCount: sizeOf(state.sections, sizes),
          }))
        : undefined;
  return {
    stages: states,
    current: states ? highlightedStage(states) : 0,
    error: content.error ?? error ?? cards.error,
    retry() {
      if (content.isError) void content.refetch();
      if (cards.isError) void cards.refetch();
      retry();
    },
  };
}

function sizeOf(sections: readonly string[], sizes: Record<Section, number>): number {
  return sections.reduce((sum, section) => sum + (sizes[section as Section] ?? 0), 0);
}
