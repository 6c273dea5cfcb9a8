import { LIBRARY_TOPICS } from '@coachlab/contracts';
import { pageData } from '@coachlab/remote-kit';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { sectionCards } from '../api/section-cards.ts';
import { IndexCard } from '../cards/index-card.tsx';
import { SearchedCards } from '../search/searched-cards.tsx';
import { SectionPage } from '../shared/section-page.tsx';
import { useAnswers } from '../shared/use-answers.ts';

const QUERIES = { cards: sectionCards('library'), metadata: artifactMetadata };

export const loader = pageData(() => Object.values(QUERIES));

export function Component() {
  return (
    <SectionPage
      title="Library"
      description="What research says about coaching at work, in five minutes each: what was studied, what was found, what it does not show, and what to do with it."
      label="Knowledge & Research"
      heading="The Library"
      lead="What was studied, what was found, what it does not show, and what to do with it."
      loadingText="Loading knowledge..."
      failedTitle="The Library did not load"
      answers={useAnswers(QUERIES)}
      listed={({ cards }) => cards}
    >
      {({ cards, metadata: { metadata } }) => (
        <SearchedCards
          cards={cards}
          label="Search knowledge"
          shortcutLabel="Topic"
          shortcuts={LIBRARY_TOPICS}
          nouns={['text', 'texts']}
          nothing="No knowledge found for"
        >
          {(card) => (
            <IndexCard key={card.id} of={card} metadata={metadata[card.id]} level={2} act="Learn More" />
          )}
        </SearchedCards>
      )}
    </SectionPage>
  );
}
