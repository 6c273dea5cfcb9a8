import { FIXED_FIGURES } from '@coachlab/contracts';
import { RouteLink } from '@coachlab/remote-kit';
import { Block, Columns, Figure, Figures, LinkButton, Quote, Spread, Stack, Stat } from '@coachlab/ui';
import { readFirstCards } from '@/lib/catalogue';
import { FirstArtifacts } from './first-artifacts';

/** Home's lists show three items. */
const LIST_LENGTH = 3;

export async function Dashboard({ total }: { total: number }) {
  const [hotTopics, arsenal, knowledge, practice] = await Promise.all([
    readFirstCards(LIST_LENGTH),
    readFirstCards(LIST_LENGTH, 'lab'),
    readFirstCards(1, 'library'),
    readFirstCards(1, 'studio'),
  ]);
  return (
    <Spread heading="Dashboard">
      <Stack gap={8}>
        <Columns kind="tilt">
          <Block label="In the catalogue">
            <Stat value={total} label="artifacts" />
          </Block>
          <Block
            label="Coach Says"
            act={<LinkButton link={<RouteLink route="icpi-assessment" />}>Take the ICPI</LinkButton>}
          >
            <Quote>
              Most managers do not need more advice about coaching. They need one conversation they can look
              at honestly.
            </Quote>
          </Block>
        </Columns>
        <Columns>
          <Block label="Hot Topics">
            <FirstArtifacts cards={hotTopics} badge="section" empty="No recent activity" />
          </Block>
          <Block
            label="Arsenal"
            act={
              <LinkButton variant="quiet" leaves link={<RouteLink route="lab" />}>
                Open the Lab
              </LinkButton>
            }
          >
            <FirstArtifacts cards={arsenal} badge="category" empty="No labs available" />
          </Block>
        </Columns>
        <DataBurst />
        <Columns>
          <Block
            label="Trophy Case"
            act={
              <LinkButton variant="quiet" leaves link={<RouteLink route="library" />}>
                Open the Library
              </LinkButton>
            }
          >
            <Figures
              kind="ruled"
              items={[
                { label: 'artifacts', value: total },
                { label: 'citations', value: FIXED_FIGURES.citations },
                { label: 'AI prompts', value: FIXED_FIGURES.promptSystems },
              ]}
            />
          </Block>
          <Block label="Knowledge + Practice">
            <FirstArtifacts
              cards={[...knowledge, ...practice]}
              badge={['Knowledge', 'Practice']}
              empty="No recent activity"
            />
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
      <RouteLink route="artifact" params={{ id: 'tool-roi-calculator' }}>
        Run your own numbers.
      </RouteLink>
    </>
  );
}
