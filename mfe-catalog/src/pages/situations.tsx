import { PageHead, pageData, useSite } from '@coachlab/remote-kit';
import { Page, PageHeader } from '@coachlab/ui';
import { situationCards } from '../api/situations.ts';
import { CatalogueStates } from '../shared/catalogue-states.tsx';
import { useAnswers } from '../shared/use-answers.ts';
import { SituationIndex } from '../situations/situation-index.tsx';
import { situationList } from '../situations/structured-data.ts';

const QUERIES = { cards: situationCards };

export const loader = pageData(() => Object.values(QUERIES));

export function Component() {
  const answers = useAnswers(QUERIES);
  const { origin } = useSite();
  return (
    <Page>
      <PageHead
        title="Situations"
        description="What managers face, answered in a minute: what is probably going on, what to do first, words to say aloud, and what to avoid."
        {...(answers.status === 'ready' && { structuredData: situationList(answers.data.cards, origin) })}
      />
      <PageHeader
        label="Situations"
        title="What are you facing?"
        lead="Each one in a minute: what is probably going on, what to do first, words to say aloud, and what to avoid."
      />
      <CatalogueStates
        answers={answers}
        loadingText="Loading situations..."
        failedTitle="The situations did not load"
      >
        {({ cards }) => <SituationIndex cards={cards} />}
      </CatalogueStates>
    </Page>
  );
}
