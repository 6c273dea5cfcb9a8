import { LIBRARY_TOPICS } from '@coachlab/contracts';
import { PageHead, pageData, useSite } from '@coachlab/remote-kit';
import { Page, PageHeader } from '@coachlab/ui';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { sectionCards } from '../api/section-cards.ts';
import { IndexCard } from '../cards/index-card.tsx';
import { SearchBar } from '../search/search-bar.tsx';
import { SearchResults } from '../search/search-results.tsx';
import { useSearchText } from '../search/use-search-text.ts';
import { CatalogueStates } from '../shared/catalogue-states.tsx';
import { itemList } from '../shared/item-list.ts';
import { useAnswers } from '../shared/use-answers.ts';

const QUERIES = { cards: sectionCards('library'), metadata: artifactMetadata };

export const loader = pageData(() => Object.values(QUERIES));

export function Component() {
  const answers = useAnswers(QUERIES);
  const [text, setText] = useSearchText();
  const { origin } = useSite();
  return (
    <Page>
      <PageHead
        title="Library"
        description="What research says about coaching at work, in five minutes each: what was studied, what was found, what it does not show, and what to do with it."
        {...(answers.status === 'ready' && {
          structuredData: itemList('The Library', origin, answers.data.cards),
        })}
      />
      <PageHeader
        label="Knowledge & Research"
        title="The Library"
        lead="What was studied, what was found, what it does not show, and what to do with it."
      />
      <CatalogueStates
        answers={answers}
        loadingText="Loading knowledge..."
        failedTitle="The Library did not load"
      >
        {({ cards, metadata: { metadata } }) => (
          <>
            <SearchBar
              label="Search knowledge"
              text={text}
              onText={setText}
              shortcutLabel="Topic"
              shortcuts={LIBRARY_TOPICS}
            />
            <SearchResults
              cards={cards}
              text={text}
              onText={setText}
              nouns={['text', 'texts']}
              nothing="No knowledge found for"
            >
              {(card) => (
                <IndexCard key={card.id} of={card} metadata={metadata[card.id]} level={2} act="Learn More" />
              )}
            </SearchResults>
          </>
        )}
      </CatalogueStates>
    </Page>
  );
}
