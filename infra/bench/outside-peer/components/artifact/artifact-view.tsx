import { Aside } from '@catalog/artifact/aside';
import css from '@catalog/artifact/artifact.module.css';
import { InAMinute } from '@catalog/artifact/in-a-minute';
import { BADGE_LABELS } from '@catalog/cards/level-and-time';
import { isInteractive } from '@catalog/shared/interactive';
import { wordsOf } from '@catalog/shared/words-of';
import {
  type Artifact,
  type ArtifactMetadata,
  type ArtifactTitle,
  categoryName,
  sectionName,
} from '@coachlab/contracts';
import { Link, RouteLink } from '@coachlab/remote-kit';
import { Badge, Columns, cx, LinkButton, Page, PageHeader, TabList, TabPanel, Tabs } from '@coachlab/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { ORIGIN } from '@/lib/site';
import { Info } from './info';
import { Interactive } from './interactive';
import { CompleteCard, Contents, FeedbackCard, NoteCard, PageActs } from './islands';
import { PromptTemplate } from './prompt-template';
import { DoneMark, NextCard } from './when-done';

const TABS = [
  { value: 'interactive', label: 'Interactive' },
  { value: 'info', label: 'Info' },
];

interface ArtifactViewProps {
  artifact: Artifact;
  metadata: ArtifactMetadata | undefined;
  titles: readonly ArtifactTitle[];
}

export function ArtifactView({ artifact, metadata, titles }: ArtifactViewProps) {
  const { id, title, category, hierarchy = [] } = artifact;
  const names = new Map(titles.map((each) => [each.id, each.title]));
  const info = <Info artifact={artifact} titleOf={(other) => names.get(other) ?? wordsOf(other)} />;
  const sheetOnly = category === 'template' || id === 'tool-plan-builder';
  const difficulty = metadata?.difficulty ?? artifact.difficulty;
  const aside = (
    <div className={sheetOnly ? css.onScreen : undefined}>
      <Aside artifact={artifact} metadata={metadata} />
      <Contents />
    </div>
  );
  return (
    <Page>
      <div>
        <PageHeader
          crumb={{ link: <Link to={`/${artifact.section}`} />, title: sectionName(artifact.section) }}
          mark={<DoneMark id={id} />}
          badges={
            <>
              <Badge>{categoryName(category)}</Badge>
              {metadata && <Badge>{BADGE_LABELS[metadata.level] ?? metadata.level}</Badge>}
              {difficulty && <Badge>{difficulty}</Badge>}
            </>
          }
          title={title}
          lead={artifact.subtitle}
        />
        <PageActs artifact={practised(artifact)} metadata={metadata} />
      </div>
      {artifact.inAMinute && (
        <div className={sheetOnly ? css.onScreen : undefined}>
          <InAMinute of={artifact.inAMinute} />
        </div>
      )}
      {artifact.promptTemplate && (
        <PromptTemplate of={id} template={artifact.promptTemplate} hierarchy={hierarchy} />
      )}
      {isInteractive(id) ? (
        <Tabs defaultValue="interactive">
          <div className={css.tabs}>
            <TabList label={title} tabs={TABS} />
          </div>
          <div className={cx(css.columns, !sheetOnly && css.wholeOnPaper)}>
            <div>
              <TabPanel value="interactive">
                <Interactive id={id} artifact={artifact} />
              </TabPanel>
              <TabPanel value="info" eager>
                {info}
              </TabPanel>
            </div>
            {aside}
          </div>
        </Tabs>
      ) : (
        <div className={css.columns}>
          {info}
          {aside}
        </div>
      )}
      <div className={css.after}>
        <Columns kind="three">
          <CompleteCard id={id} />
          <FeedbackCard id={id} />
          <NextCard id={id} />
        </Columns>
        <NoteCard id={id} />
      </div>
      <p className={css.back}>
        <LinkButton variant="quiet" icon={ArrowLeft} link={<RouteLink route="journey" />}>
          Back to Journey
        </LinkButton>
      </p>
      <p className={css.address}>
        {ORIGIN}/artifact/{id}
      </p>
    </Page>
  );
}

/** What the browser needs of an artifact to put it into a calendar. */
function practised({ id, title, duration, inAMinute, enrichment }: Artifact): Artifact {
  const steps = { actionableGuidance: enrichment?.actionableGuidance?.slice(0, 1) };
  return { id, title, duration, inAMinute, enrichment: steps } as Artifact;
}
