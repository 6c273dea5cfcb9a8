import { PROMPT_STAGES } from '@coachlab/contracts';
import { pageData } from '@coachlab/remote-kit';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { sectionCards } from '../api/section-cards.ts';
import { Anchor } from '../cards/anchor.tsx';
import { IndexCard } from '../cards/index-card.tsx';
import { CopyPrompt } from '../prompt/copy-prompt.tsx';
import { SearchedCards } from '../search/searched-cards.tsx';
import { SectionPage } from '../shared/section-page.tsx';
import { useAnswers } from '../shared/use-answers.ts';

const QUERIES = { cards: sectionCards('observatory'), metadata: artifactMetadata };

export const loader = pageData(() => Object.values(QUERIES));

export function Component() {
  return (
    <SectionPage
      title="Observatory"
      description="AI prompts for every stage of a coaching engagement, whole and with named variables to fill in: search them, copy them, make them yours."
      label="AI Prompts"
      heading="The Observatory"
      lead="Whole prompts, from the first contract to supervision. Fill in what only you know, and keep the judgement."
      loadingText="Loading prompts..."
      failedTitle="The Observatory did not load"
      answers={useAnswers(QUERIES)}
      listed={({ cards }) => cards}
    >
      {({ cards, metadata: { metadata } }) => (
        <SearchedCards
          cards={cards}
          label="Search prompts"
          shortcutLabel="Stage"
          shortcuts={PROMPT_STAGES}
          nouns={['prompt', 'prompts']}
          nothing="No prompts found for"
        >
          {(card) => (
            <Anchor key={card.id} id={card.id === 'ai-prompt-quiet-systems' ? 'quiet-systems' : undefined}>
              <IndexCard
                of={card}
                metadata={metadata[card.id]}
                level={2}
                act="View Details"
                beside={<CopyPrompt id={card.id} title={card.title} />}
              />
            </Anchor>
          )}
        </SearchedCards>
      )}
    </SectionPage>
  );
}
