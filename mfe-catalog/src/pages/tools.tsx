import { INTERACTIVE_IDS } from '@coachlab/contracts';
import { pageData } from '@coachlab/remote-kit';
import { CardGrid, EmptyState, Spread } from '@coachlab/ui';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { sectionCards } from '../api/section-cards.ts';
import { IndexCard } from '../cards/index-card.tsx';
import { SectionPage } from '../shared/section-page.tsx';
import { useAnswers } from '../shared/use-answers.ts';

/** The other interactive artifacts live in the lab. */
const QUERIES = { tools: sectionCards('tools'), lab: sectionCards('lab'), metadata: artifactMetadata };

export const loader = pageData(() => Object.values(QUERIES));

export function Component() {
  return (
    <SectionPage
      title="Tools"
      description="Interactive coaching tools: a calculator for what meetings cost, a plan builder, and five frameworks and quizzes to step through."
      label="Interactive Tools"
      heading="Tools"
      lead="Things to do rather than read. What you enter stays in this browser."
      loadingText="Loading tools..."
      failedTitle="The tools did not load"
      answers={useAnswers(QUERIES)}
      listed={({ tools }) => tools}
    >
      {({ tools, lab, metadata: { metadata } }) => {
        const interactive: readonly string[] = INTERACTIVE_IDS;
        const also = lab.filter(({ id }) => interactive.includes(id));
        const cardOf = (card: (typeof tools)[number]) => (
          <IndexCard key={card.id} of={card} metadata={metadata[card.id]} level={3} act="Launch Tool" />
        );
        return (
          <>
            <Spread heading="Tools" tight>
              {tools.length > 0 ? (
                <CardGrid density="auto">{tools.map(cardOf)}</CardGrid>
              ) : (
                <EmptyState title="No Tools Found">Interactive tools will appear here</EmptyState>
              )}
            </Spread>
            {also.length > 0 && (
              <Spread heading="Also interactive" note="These live in the Lab, and open the same way.">
                <CardGrid density="auto">{also.map(cardOf)}</CardGrid>
              </Spread>
            )}
          </>
        );
      }}
    </SectionPage>
  );
}
