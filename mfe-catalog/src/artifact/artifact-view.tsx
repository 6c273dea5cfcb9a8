import { type Artifact, type ArtifactMetadata, categoryName, sectionName } from '@coachlab/contracts';
import { Link, PageHead, RouteLink, useSite } from '@coachlab/remote-kit';
import { Badge, Columns, cx, LinkButton, Page, PageHeader, TabList, TabPanel, Tabs } from '@coachlab/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { BADGE_LABELS } from '../cards/level-and-time.ts';
import { Interactive } from '../interactive/interactive.tsx';
import { PromptTemplate } from '../prompt/prompt-template.tsx';
import { href } from '../shared/addresses.ts';
import { type InteractiveId, isInteractive } from '../shared/interactive.ts';
import { Aside } from './aside.tsx';
import css from './artifact.module.css';
import { CompleteCard } from './complete-card.tsx';
import { Contents } from './contents.tsx';
import { DoneMark } from './done-mark.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { InAMinute } from './in-a-minute.tsx';
import { Info } from './info.tsx';
import { NextCard } from './next-card.tsx';
import { NoteCard } from './note-card.tsx';
import { PageActs } from './page-acts.tsx';
import { learningResource } from './structured-data.ts';

const PLAN: InteractiveId = 'tool-plan-builder';

/** Whether what is printed carries its own title: a plan, and a sheet with fields. */
function printsOwnTitle({ id, category, hierarchy }: Artifact): boolean {
  return id === PLAN || (category === 'template' && (hierarchy?.some(({ fields }) => fields) ?? false));
}

const TABS = [
  { value: 'interactive', label: 'Interactive' },
  { value: 'info', label: 'Info' },
];

interface ArtifactViewProps {
  artifact: Artifact;
  /** Its own; undefined when it did not load. */
  metadata: ArtifactMetadata | undefined;
  titleOf: (id: string) => string;
}

export function ArtifactView({ artifact, metadata, titleOf }: ArtifactViewProps) {
  const info = <Info artifact={artifact} titleOf={titleOf} />;
  const aside = <Aside artifact={artifact} metadata={metadata} />;
  const { origin } = useSite();
  // What is filled in goes to paper by itself.
  const sheetOnly = artifact.category === 'template' || artifact.id === PLAN;
  return (
    <Page>
      <Head artifact={artifact} metadata={metadata} />
      {artifact.inAMinute && (
        <div className={sheetOnly ? css.onScreen : undefined}>
          <InAMinute of={artifact.inAMinute} />
        </div>
      )}
      {artifact.promptTemplate && (
        <PromptTemplate
          of={artifact.id}
          template={artifact.promptTemplate}
          hierarchy={artifact.hierarchy ?? []}
        />
      )}
      {isInteractive(artifact.id) ? (
        <Tabs defaultValue="interactive">
          <div className={css.tabs}>
            <TabList label={artifact.title} tabs={TABS} />
          </div>
          <div className={cx(css.columns, !sheetOnly && css.wholeOnPaper)}>
            <div>
              <TabPanel value="interactive">
                <Interactive id={artifact.id} artifact={artifact} />
              </TabPanel>
              <TabPanel value="info" eager>
                {info}
              </TabPanel>
            </div>
            <div className={sheetOnly ? css.onScreen : undefined}>
              {aside}
              <Contents />
            </div>
          </div>
        </Tabs>
      ) : (
        <div className={css.columns}>
          {info}
          <div className={sheetOnly ? css.onScreen : undefined}>
            {aside}
            <Contents />
          </div>
        </div>
      )}
      <div className={css.after}>
        <Columns kind="three">
          <CompleteCard id={artifact.id} />
          <FeedbackCard id={artifact.id} />
          <NextCard id={artifact.id} />
        </Columns>
        <NoteCard id={artifact.id} />
      </div>
      <p className={css.back}>
        <LinkButton variant="quiet" icon={ArrowLeft} link={<RouteLink route="journey" optional />}>
          Back to Journey
        </LinkButton>
      </p>
      <p className={css.address}>
        {origin}
        {href.artifact(artifact.id)}
      </p>
    </Page>
  );
}

function Head({ artifact, metadata }: { artifact: Artifact; metadata: ArtifactMetadata | undefined }) {
  const { origin } = useSite();
  const difficulty = metadata?.difficulty ?? artifact.difficulty;
  return (
    <>
      <PageHead
        title={artifact.title}
        description={artifact.description}
        type="article"
        image={`/api/artifacts/${encodeURIComponent(artifact.id)}/share.png`}
        imageAlt={`${categoryName(artifact.category)}: ${artifact.title}. ${artifact.subtitle}`}
        structuredData={learningResource(artifact, metadata, origin)}
      />
      <div className={printsOwnTitle(artifact) ? css.onScreen : undefined}>
        <PageHeader
          crumb={{
            link: <Link to={href.section(artifact.section)} />,
            title: sectionName(artifact.section),
          }}
          mark={<DoneMark id={artifact.id} />}
          badges={
            <>
              <Badge>{categoryName(artifact.category)}</Badge>
              {metadata && <Badge>{BADGE_LABELS[metadata.level] ?? metadata.level}</Badge>}
              {difficulty && <Badge>{difficulty}</Badge>}
            </>
          }
          title={artifact.title}
          lead={artifact.subtitle}
        />
        <PageActs artifact={artifact} metadata={metadata} />
      </div>
    </>
  );
}
