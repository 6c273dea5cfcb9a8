import type { ArtifactCard, ArtifactMetadata } from '@coachlab/contracts';
import { availability, completedItems, LEVEL_FILTER_LABELS, useStored } from '@coachlab/learner';
import { useHydrated } from '@coachlab/remote-kit';
import { CardGrid } from '@coachlab/ui';
import { Anchor } from '../cards/anchor.tsx';
import { IndexCard } from '../cards/index-card.tsx';
import { ResultsHead } from '../shared/results-head.tsx';
import { useDensity } from '../shared/use-density.ts';

/** Link targets of the start page. */
const ANCHORS: Record<string, string> = {
  'assessment-pci': 'pci',
  'framework-contract-canvas': 'contract',
  'framework-empathy': 'empathy',
};

interface LabCardsProps {
  cards: readonly ArtifactCard[];
  metadata: Record<string, ArtifactMetadata>;
  titleOf: (id: string) => string;
}

export function LabCards({ cards, metadata, titleOf }: LabCardsProps) {
  const density = useDensity();
  const completed = useStored(completedItems);
  const states = cards.map(({ id }) => availability(id, metadata[id]?.prerequisites, completed));
  return (
    <>
      <ResultsHead density={density}>
        <Found states={states.map(({ state }) => state)} />
      </ResultsHead>
      <CardGrid density={density.density}>
        {cards.map((card, index) => (
          <Anchor key={card.id} id={ANCHORS[card.id]}>
            <IndexCard
              of={card}
              metadata={metadata[card.id]}
              level={2}
              brief
              levels={LEVEL_FILTER_LABELS}
              completeFirst={states[index]?.completeFirst.map((id) => ({ id, title: titleOf(id) })) ?? []}
            />
          </Anchor>
        ))}
      </CardGrid>
    </>
  );
}

/** How many there are, and what this visitor has done and cannot open yet: that is known after hydration. */
function Found({ states }: { states: readonly string[] }) {
  const hydrated = useHydrated();
  const count = (state: string) => states.filter((each) => each === state).length;
  return (
    <>
      <span>
        {states.length} {states.length === 1 ? 'artifact' : 'artifacts'}
      </span>
      {/* It keeps its place until it is known. */}
      <span style={hydrated ? undefined : { visibility: 'hidden' }}>
        {count('done')} done · {count('locked')} locked
      </span>
      {/* For nobody everything with prerequisites is locked: the server says it already. */}
      {count('locked') > 0 && <span>Locked: best after what they list.</span>}
    </>
  );
}
