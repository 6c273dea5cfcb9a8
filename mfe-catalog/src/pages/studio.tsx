import { Link, pageData } from '@coachlab/remote-kit';
import { CardGrid, EmptyState, Spread } from '@coachlab/ui';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { sectionCards } from '../api/section-cards.ts';
import { IndexCard } from '../cards/index-card.tsx';
import { SectionPage } from '../shared/section-page.tsx';
import { useAnswers } from '../shared/use-answers.ts';
import { STUDIO_SECTIONS } from '../studio/studio-sections.ts';
import css from '../studio/studio.module.css';

const QUERIES = { cards: sectionCards('studio'), metadata: artifactMetadata };

export const loader = pageData(() => Object.values(QUERIES));

export function Component() {
  return (
    <SectionPage
      title="Studio"
      description="Methods, templates to fill in and scenarios to play: what a manager needs on the table before, during and after a conversation."
      label="Templates & Practice"
      heading="The Studio"
      lead="Pages to fill in before the conversation, methods to use during it, scenes to rehearse it with."
      loadingText="Loading artifacts..."
      failedTitle="The Studio did not load"
      answers={useAnswers(QUERIES)}
      listed={({ cards }) => cards}
    >
      {({ cards, metadata: { metadata } }) => {
        const sections = STUDIO_SECTIONS.map((section) => ({
          ...section,
          cards: cards.filter(({ category }) => category === section.category),
        }));
        return (
          <>
            <nav aria-label="On this page" className={css.jump}>
              {sections.map(({ category, title, cards: own }) => (
                <Link key={category} to={`#${category}`}>
                  {title} <span>{own.length}</span>
                </Link>
              ))}
            </nav>
            {sections.map(({ category, title, note, cards: own }, index) => (
              <Spread key={category} id={category} heading={title} note={note} tight={index === 0}>
                {own.length > 0 ? (
                  <CardGrid density="auto">
                    {own.map((card) => (
                      <IndexCard key={card.id} of={card} metadata={metadata[card.id]} level={3} brief />
                    ))}
                  </CardGrid>
                ) : (
                  <EmptyState title="No Match Found">No artifacts in this category</EmptyState>
                )}
              </Spread>
            ))}
          </>
        );
      }}
    </SectionPage>
  );
}
