import { type ArtifactMetadata, SITUATION_THEMES, type SituationAnswer } from '@coachlab/contracts';
import { Link, openChat, PageHead, useSite } from '@coachlab/remote-kit';
import { Badge, Button, CardGrid, Entry, EntryList, Page, PageHeader, Row, Spread } from '@coachlab/ui';
import { IndexCard } from '../cards/index-card.tsx';
import { href } from '../shared/addresses.ts';
import { AskedNext } from './asked-next.tsx';
import { Linked } from './linked.tsx';
import { hasForms, ReadyToUse } from './ready-to-use.tsx';
import { Replies } from './replies.tsx';
import { SayThis } from './say-this.tsx';
import css from './situations.module.css';
import { questionAndAnswer } from './structured-data.ts';

interface SituationViewProps {
  situation: SituationAnswer;
  /** Of all artifacts; empty when it did not load. */
  metadata: Record<string, ArtifactMetadata>;
}

/** A situation: what goes on, what to do first, what to say, what to avoid, and what leads on. */
export function SituationView({ situation, metadata }: SituationViewProps) {
  const { slug, title, theme, goingOn, doFirst, sayThis, replies, avoid, beyondCoaching } = situation;
  const { artifacts, related, faq } = situation;
  const { origin } = useSite();
  const scene = artifacts.find(({ category }) => category === 'scenario');
  return (
    <Page>
      <PageHead
        title={title}
        description={goingOn}
        type="article"
        image={`/api/situations/${encodeURIComponent(slug)}/share.png`}
        imageAlt={`Situation: ${title}`}
        structuredData={questionAndAnswer(situation, origin)}
      />
      <PageHeader
        crumb={{ link: <Link to={href.situations()} />, title: 'Situations' }}
        badges={<Badge>{SITUATION_THEMES[theme]}</Badge>}
        title={title}
      />
      <Row className={css.acts}>
        {scene && (
          <Button variant="primary" onClick={() => openChat(`Practise ${scene.title}`)}>
            Practise it
          </Button>
        )}
        <Button variant={scene ? 'default' : 'primary'} onClick={() => openChat(title)}>
          Ask about your case
        </Button>
      </Row>
      <Spread heading="What is going on">
        <p className={css.text}>{goingOn}</p>
      </Spread>
      <Spread heading="Do first">
        <p className={css.text}>{doFirst}</p>
      </Spread>
      <Spread heading="Say this">
        <SayThis words={sayThis} />
      </Spread>
      {replies && (
        <Spread heading="What they may say, and how to answer">
          <Replies replies={replies} />
        </Spread>
      )}
      <Spread heading="Avoid">
        <p className={css.text}>{avoid}</p>
      </Spread>
      {beyondCoaching && (
        <Spread heading="When it is not for coaching">
          <p className={css.text}>
            <Linked text={beyondCoaching} />
          </p>
        </Spread>
      )}
      {faq && (
        <Spread heading="What managers ask next">
          <AskedNext faq={faq} />
        </Spread>
      )}
      {hasForms(situation) && (
        <Spread heading="Ready to use">
          <ReadyToUse of={situation} />
        </Spread>
      )}
      {artifacts.length > 0 && (
        <Spread heading="Take along">
          <CardGrid>
            {artifacts.map((card) => (
              <IndexCard key={card.id} of={card} metadata={metadata[card.id]} level={3} brief />
            ))}
          </CardGrid>
        </Spread>
      )}
      {related.length > 0 && (
        <Spread heading="Related situations">
          <EntryList ordered={false}>
            {related.map(({ slug: to, title: other, summary }) => (
              <Entry key={to} title={other} link={<Link to={href.situation(to)} />}>
                {summary}
              </Entry>
            ))}
          </EntryList>
        </Spread>
      )}
    </Page>
  );
}
