import { FIXED_FIGURES } from '@coachlab/contracts';
import { RouteLink } from '@coachlab/remote-kit';
import { Block, Columns, Figure, Figures, LinkButton, Quote, Spread, Stack, Stat } from '@coachlab/ui';
import { arsenal, hotTopics } from './home-queries.ts';
import { FirstArtifacts } from './first-artifacts.tsx';
import { KnowledgeAndPractice } from './knowledge-and-practice.tsx';
import { useSectionSizes } from '../shared/use-section-sizes.ts';

export function Dashboard() {
  const { total } = useSectionSizes();
  const artifacts = total ?? '–';
  return (
    <Spread heading="Dashboard">
      <Stack gap={8}>
        <Columns kind="tilt">
          <Block label="In the catalogue">
            <Stat value={artifacts} label="artifacts" />
          </Block>
          <Block
            label="Coach Says"
            act={<LinkButton link={<RouteLink route="icpi-assessment" optional />}>Take the ICPI</LinkButton>}
          >
            <Quote>
              Most managers do not need more advice about coaching. They need one conversation they can look
              at honestly.
            </Quote>
          </Block>
        </Columns>
        <Columns>
          <Block label="Hot Topics">
            <FirstArtifacts of={hotTopics} badge="section" empty="No recent activity" />
          </Block>
          <Block
            label="Arsenal"
            act={
              <LinkButton variant="quiet" leaves link={<RouteLink route="lab" optional />}>
                Open the Lab
              </LinkButton>
            }
          >
            <FirstArtifacts of={arsenal} badge="category" empty="No labs available" />
          </Block>
        </Columns>
        <DataBurst />
        <Columns>
          <Block
            label="Trophy Case"
            act={
              <LinkButton variant="quiet" leaves link={<RouteLink route="library" optional />}>
                Open the Library
              </LinkButton>
            }
          >
            <Figures
              kind="ruled"
              items={[
                { label: 'artifacts', value: artifacts },
                { label: 'citations', value: FIXED_FIGURES.citations },
                { label: 'AI prompts', value: FIXED_FIGURES.promptSystems },
              ]}
            />
          </Block>
          <Block label="Knowledge + Practice">
            <KnowledgeAndPractice />
          </Block>
        </Columns>
      </Stack>
    </Spread>
  );
}

function DataBurst() {
  return (
    <Block label="Data Burst">
      <Figure number={2} caption={<RoiSource />}>
        <Figures
          items={[
            { label: 'frameworks', value: FIXED_FIGURES.frameworks },
            { label: 'studio resources', value: FIXED_FIGURES.studioResources },
            { label: 'books', value: FIXED_FIGURES.books },
            { label: 'AI prompt systems', value: FIXED_FIGURES.promptSystems },
            { label: 'citations', value: FIXED_FIGURES.citations },
            { label: 'average coaching ROI*', value: '+700%' },
          ]}
        />
      </Figure>
    </Block>
  );
}

function RoiSource() {
  return (
    <>
      * The claim is usually quoted as an average. It is the median of what clients&apos; companies reported
      themselves in the ICF Global Coaching Client Study, 2009: self-reported, not a mean, and not a promise.{' '}
      <RouteLink route="artifact" params={{ id: 'tool-roi-calculator' }} optional>
        Run your own numbers.
      </RouteLink>
    </>
  );
}
