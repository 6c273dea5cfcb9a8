import { PageHead, pageData, useSite } from '@coachlab/remote-kit';
import { Button, EmptyState, Page, PageHeader } from '@coachlab/ui';
import { artifactTitles } from '../api/artifact-titles.ts';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { sectionCategories } from '../api/categories.ts';
import { sectionCards } from '../api/section-cards.ts';
import { LabCards } from '../lab/lab-cards.tsx';
import { LabFilters } from '../lab/lab-filters.tsx';
import css from '../lab/lab.module.css';
import { filtered, useLabFilter } from '../lab/use-lab-filter.ts';
import { CatalogueStates } from '../shared/catalogue-states.tsx';
import { itemList } from '../shared/item-list.ts';
import { useAnswers } from '../shared/use-answers.ts';
import { useTitleOf } from '../shared/use-title-of.ts';

const QUERIES = {
  cards: sectionCards('lab'),
  categories: sectionCategories('lab'),
  metadata: artifactMetadata,
  // What is to be done first may stand in another section.
  titles: artifactTitles,
};

export const loader = pageData(() => Object.values(QUERIES));

export function Component() {
  const answers = useAnswers(QUERIES);
  const filter = useLabFilter();
  const titleOf = useTitleOf();
  const { origin } = useSite();
  return (
    <Page>
      <PageHead
        title="Lab"
        description="Coaching frameworks, assessments and rubrics: what each one claims, what it rests on, and how to try it this week."
        {...(answers.status === 'ready' && {
          structuredData: itemList('The Lab', origin, answers.data.cards),
        })}
      />
      <PageHeader
        label="Frameworks & Assessments"
        title="The Lab"
        lead="Each entry says what it claims, what it rests on, and how to try it this week."
      />
      <CatalogueStates
        answers={answers}
        loadingText="Loading artifacts..."
        failedTitle="The Lab did not load"
      >
        {({ cards, categories, metadata: { metadata } }) => {
          const shown = filtered(cards, metadata, filter);
          return (
            <>
              <LabFilters categories={categories} filter={filter} />
              {shown.length > 0 ? (
                <LabCards cards={shown} metadata={metadata} titleOf={titleOf} />
              ) : (
                <div className={css.empty}>
                  <EmptyState
                    level={2}
                    title="No Match Found"
                    act={
                      cards.length > 0 && (
                        <Button size="small" onClick={filter.clear}>
                          Show all {cards.length}
                        </Button>
                      )
                    }
                  >
                    No artifacts in this category
                  </EmptyState>
                </div>
              )}
            </>
          );
        }}
      </CatalogueStates>
    </Page>
  );
}
