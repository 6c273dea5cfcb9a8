import { Button, EmptyState, Skeleton } from '@coachlab/ui';
import { type ReactNode, useRef } from 'react';
import css from './saved-results.module.css';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import { useFocusAfterUnsaving } from './use-focus-after-unsaving.ts';
import type { SavedFilter } from './use-saved-filter.ts';

interface SavedResultsProps<Card> {
  filter: SavedFilter;
  /** Those that the page's other filters leave. */
  cards: readonly Card[];
  /** All that the page lists. */
  all: readonly Card[];
  loadingText: string;
  children: (cards: readonly Card[]) => ReactNode;
}

/** The page's cards; with the Saved filter on, the saved ones of them, or that there are none. */
export function SavedResults<Card extends { id: string }>(props: SavedResultsProps<Card>) {
  const { filter, cards, loadingText, children } = props;
  if (!filter.on) return children(cards);
  if (!filter.known)
    return (
      <div className={css.place}>
        <Skeleton shape="cards" label={loadingText} />
      </div>
    );
  return <Saved {...props} />;
}

function Saved<Card extends { id: string }>({ filter, cards, all, children }: SavedResultsProps<Card>) {
  const place = useRef<HTMLDivElement>(null);
  const saved = filter.keep(cards);
  useFocusAfterUnsaving(
    place,
    saved.map(({ id }) => id),
  );
  return (
    <div ref={place}>
      {saved.length > 0 ? (
        children(saved)
      ) : (
        <div className={css.place}>
          <EmptyState
            level={2}
            title="Nothing saved here"
            act={
              <Button size="small" onClick={filter.toggle}>
                Show all {cards.length}
              </Button>
            }
          >
            The bookmark on a card saves it in this browser.
          </EmptyState>
        </div>
      )}
      <SavedElsewhere filter={filter} cards={all} />
    </div>
  );
}
