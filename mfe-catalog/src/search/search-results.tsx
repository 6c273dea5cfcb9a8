import type { ArtifactCard } from '@coachlab/contracts';
import { Button, CardGrid, EmptyState } from '@coachlab/ui';
import type { ReactNode } from 'react';
import { ResultsHead } from '../shared/results-head.tsx';
import { useDensity } from '../shared/use-density.ts';
import { HelpNote } from './help-note.tsx';
import { matches } from './matches.ts';
import css from './search.module.css';

interface SearchResultsProps {
  cards: readonly ArtifactCard[];
  text: string;
  onText: (text: string) => void;
  /** What there are: `['prompt', 'prompts']`. */
  nouns: readonly [one: string, many: string];
  /** "No prompts found for". */
  nothing: string;
  children: (card: ArtifactCard) => ReactNode;
}

/** How many there are, and their cards; or that there are none, and the way back to all. */
export function SearchResults({ cards, text, onText, nouns, nothing, children }: SearchResultsProps) {
  const density = useDensity();
  const found = cards.filter((card) => matches(card, text));
  const [one, many] = nouns;
  if (found.length === 0)
    return (
      <div className={css.empty}>
        <HelpNote text={text} />
        <EmptyState
          level={2}
          title={text.trim() ? `${nothing} “${text.trim()}”` : `No ${many} yet`}
          act={
            cards.length > 0 && (
              <Button size="small" onClick={() => onText('')}>
                Show all {cards.length}
              </Button>
            )
          }
        />
      </div>
    );
  return (
    <>
      <HelpNote text={text} />
      <ResultsHead density={density}>
        {found.length} {found.length === 1 ? one : many}
      </ResultsHead>
      <CardGrid density={density.density}>{found.map(children)}</CardGrid>
    </>
  );
}
