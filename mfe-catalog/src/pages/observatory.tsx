import { PROMPT_STAGES } from '@coachlab/contracts';
import { PageHead, pageData, useSite } from '@coachlab/remote-kit';
import { Page, PageHeader } from '@coachlab/ui';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { sectionCards } from '../api/section-cards.ts';
import { Anchor } from '../cards/anchor.tsx';
import { IndexCard } from '../cards/index-card.tsx';
import { CopyPrompt } from '../prompt/copy-prompt.tsx';
import { SearchBar } from '../search/search-bar.tsx';
import { SearchResults } from '../search/search-results.tsx';
import { useSearchText } from '../search/use-search-text.ts';
import { CatalogueStates } from '../shared/catalogue-states.tsx';
import { itemList } from '../shared/item-list.ts';
import { useAnswers } from '../shared/use-answers.ts';

const QUERIES = { cards: sectionCards('observatory'), metadata: artifactMetadata };

export const loader = pageData(() => Object.values(QUERIES));

export function Component() {
  const answers = useAnswers(QUERIES);
  const [text, setText] = useSearchText();
  const { origin } = useSite();
  return (
    <Page>
      <PageHead
        title="Observatory"
        description="AI prompts for every stage of a coaching engagement, whole and with named variables to fill in: search them, copy them, make them yours."
        {...(answers.status === 'ready' && {
          structuredData: itemList('The Observatory', origin, answers.data.cards),
        })}
      />
      <PageHeader
        label="AI Prompts"
        title="The Observatory"
        lead="Whole prompts, from the first contract to supervision. Fill in what only you know, and keep the judgement."
      />
      <CatalogueStates
        answers={answers}
        loadingText="Loading prompts..."
        failedTitle="The Observatory did not load"
      >
        {({ cards, metadata: { metadata } }) => (
          <>
            <SearchBar
              label="Search prompts"
              text={text}
              onText={setText}
              shortcutLabel="Stage"
              shortcuts={PROMPT_STAGES}
            />
            <SearchResults
              cards={cards}
              text={text}
              onText={setText}
              nouns={['prompt', 'prompts']}
              nothing="No prompts found for"
            >
              {(card) => (
                <Anchor
                  key={card.id}
                  id={card.id === 'ai-prompt-quiet-systems' ? 'quiet-systems' : undefined}
                >
                  <IndexCard
                    of={card}
                    metadata={metadata[card.id]}
                    level={2}
                    act="View Details"
                    beside={<CopyPrompt id={card.id} title={card.title} />}
                  />
                </Anchor>
              )}
            </SearchResults>
          </>
        )}
      </CatalogueStates>
    </Page>
  );
}
