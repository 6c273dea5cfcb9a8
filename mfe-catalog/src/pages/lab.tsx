import { pageData, type PageLoaderArgs, queryClientContext, renderContext } from '@coachlab/remote-kit';
import { Button, EmptyState } from '@coachlab/ui';
import { artifactTitles } from '../api/artifact-titles.ts';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { sectionCategories } from '../api/categories.ts';
import { sectionCards } from '../api/section-cards.ts';
import { Finder, FinderButton, useFinder } from '../lab/finder.tsx';
import { LabCards } from '../lab/lab-cards.tsx';
import { LabFilters } from '../lab/lab-filters.tsx';
import css from '../lab/lab.module.css';
import { filtered, useLabFilter } from '../lab/use-lab-filter.ts';
import { carryExcerpt, useShown } from '../shared/excerpt.ts';
import { SavedResults } from '../shared/saved-results.tsx';
import { SectionPage } from '../shared/section-page.tsx';
import { useAnswers } from '../shared/use-answers.ts';
import { useSavedFilter } from '../shared/use-saved-filter.ts';

const OWN = { cards: sectionCards('lab'), categories: sectionCategories('lab') };
// What is to be done first may stand in another section.
const QUERIES = { ...OWN, metadata: artifactMetadata, titles: artifactTitles };
const PAGE = 'lab';

const data = pageData(() => Object.values(QUERIES));

export async function loader(args: PageLoaderArgs): Promise<null> {
  await data(args);
  if (args.context.get(renderContext).side === 'browser') return null;
  const client = args.context.get(queryClientContext);
  const cards = client.getQueryData(OWN.cards.queryKey) ?? [];
  carryExcerpt(
    client,
    PAGE,
    cards.map(({ id }) => id),
    (metadata) => Object.values(metadata).flatMap(({ prerequisites }) => prerequisites ?? []),
  );
  return null;
}

export function Component() {
  const filter = useLabFilter();
  const saved = useSavedFilter();
  const finder = useFinder();
  const { carried, metadata = {}, titleOf } = useShown(PAGE);
  return (
    <SectionPage
      title="Lab"
      description="Coaching frameworks, assessments and rubrics: what each one claims, the evidence behind it, and how to try it this week."
      label="Frameworks & Assessments"
      heading="The Lab"
      act={<FinderButton {...finder} />}
      lead="Each entry says what it claims, the evidence behind it, and how to try it this week."
      loadingText="Loading artifacts..."
      failedTitle="The Lab did not load"
      answers={useAnswers(carried ? OWN : QUERIES)}
      listed={({ cards }) => cards}
    >
      {({ cards, categories }) => {
        const shown = filtered(cards, metadata, filter);
        return (
          <>
            <Finder {...finder} cards={cards} categories={categories} />
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
    </SectionPage>
  );
}
