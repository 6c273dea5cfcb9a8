import { type CoachingProfile, goalLabel, quickstart, trackLabel } from '@coachlab/learner';
import { Link, useHref, useNavigate } from '@coachlab/remote-kit';
import { Button, EmptyState, Facts, LinkButton, Page, PageHeader, Panel, Row, Spread } from '@coachlab/ui';
import { href } from '../shared/addresses.ts';
import { personaName } from '../shared/persona-name.ts';
import type { PathData } from '../shared/use-path-data.ts';
import { Recommendations } from './recommendations.tsx';
import css from './quickstart.module.css';

export function QuickstartView({ profile, data }: { profile: CoachingProfile; data: PathData }) {
  const navigate = useNavigate();
  const hrefOf = useHref();
  const { artifacts, metadata, persona } = data;
  const items = quickstart(artifacts, metadata, profile.persona, persona?.weights);
  const [first] = items;
  const firstHref = first && hrefOf('artifact', { id: first.artifact.id });
  const toKeep = profile.constraints.includes('offline') ? items : [];
  return (
    <Page>
      {/* So that they are there without a connection. */}
      {toKeep.map(({ artifact: { id } }) => (
        <link key={id} rel="next" href={hrefOf('artifact', { id })} />
      ))}
      <PageHeader
        title={`Welcome, ${profile.name ?? 'Coach'}`}
        lead="Here is where to begin. The order matters more than the speed."
      />
      <Spread heading="Your profile" tight>
        <Panel className={css.profile}>
          <Facts
            items={[
              { term: 'Persona', value: personaName(profile.persona, persona) },
              { term: 'Primary goal', value: goalLabel(profile.goal) },
              { term: 'Focus area', value: trackLabel(profile.track) },
            ]}
          />
        </Panel>
      </Spread>
      <Spread heading="Start Here" tight>
        {items.length > 0 ? (
          <Recommendations items={items} />
        ) : (
          <EmptyState title="No recommendations yet">The whole catalogue is open in the meantime.</EmptyState>
        )}
        <div className={css.acts}>
          <Row>
            <Button
              variant="primary"
              leaves
              disabled={!firstHref}
              onClick={() => firstHref && void navigate(firstHref)}
            >
              Start Learning
            </Button>
            <LinkButton link={<Link to={href.journey()} />}>View Full Journey</LinkButton>
          </Row>
          <p className={css.tip}>
            <b>Pro Tip:</b> follow the recommended order. Each of the five makes the next one easier.
          </p>
        </div>
      </Spread>
    </Page>
  );
}
