'use client';
import { LabCards } from '@catalog/lab/lab-cards';
import { LabFilters } from '@catalog/lab/lab-filters';
import css from '@catalog/lab/lab.module.css';
import { filtered, useLabFilter } from '@catalog/lab/use-lab-filter';
import { SavedResults } from '@catalog/shared/saved-results';
import { useSavedFilter } from '@catalog/shared/use-saved-filter';
import { wordsOf } from '@catalog/shared/words-of';
import type { ArtifactCard, ArtifactCategorySummary, ArtifactMetadata } from '@coachlab/contracts';
import { Button, EmptyState } from '@coachlab/ui';

interface LabBrowserProps {
  cards: readonly ArtifactCard[];
  categories: readonly ArtifactCategorySummary[];
  metadata: Record<string, ArtifactMetadata>;
  /** Of what is to be done first. */
  titles: Record<string, string>;
}

/** The cards under their filters, which act without asking the server. */
export function LabBrowser({ cards, categories, metadata, titles }: LabBrowserProps) {
  const filter = useLabFilter();
  const saved = useSavedFilter();
  const shown = filtered(cards, metadata, filter);
  const titleOf = (id: string) => titles[id] ?? wordsOf(id);
  return (
    <>
      <LabFilters categories={categories} filter={filter} saved={saved} />
      {shown.length > 0 ? (
        <SavedResults filter={saved} cards={shown} all={cards} loadingText="Loading artifacts...">
          {(kept) => <LabCards cards={kept} metadata={metadata} titleOf={titleOf} />}
        </SavedResults>
      ) : (
        <div className={css.empty}>
          <EmptyState
            level={2}
            title="No Match Found"
            act={
              <Button size="small" onClick={filter.clear}>
                Show all {cards.length}
              </Button>
            }
          >
            No artifacts in this category
          </EmptyState>
        </div>
      )}
    </>
  );
}
