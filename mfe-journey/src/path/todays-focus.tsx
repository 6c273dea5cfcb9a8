import type { ArtifactCard } from '@coachlab/contracts';
import { completeArtifacts, type JourneyPath, type Scored, type TimeFilter } from '@coachlab/learner';
import { RouteLink, toast } from '@coachlab/remote-kit';
import { Badge, Button, EmptyState, LinkButton, Row, Spread, Stack } from '@coachlab/ui';
import { ArtifactBadges } from '../shared/artifact-badges.tsx';
import { useStepFocus } from '../shared/use-step-focus.ts';
import css from './todays-focus.module.css';

interface TodaysFocusProps {
  path: JourneyPath<ArtifactCard>;
  completed: readonly string[];
  time: TimeFilter;
  onAllTimes: () => void;
}

/** The page's one thing: what to do today; and, for more time, a stretch. */
export function TodaysFocus({ path: { focus, stretch }, completed, time, onAllTimes }: TodaysFocusProps) {
  return (
    <Spread heading="Today's Focus" tight>
      {focus ? (
        <Stack gap={7}>
          <Focus item={focus} done={completed.includes(focus.artifact.id)} />
          {stretch && <Stretch item={stretch} />}
        </Stack>
      ) : (
        <EmptyState
          title={time === 'all' ? 'Nothing to show yet' : 'Nothing this short here'}
          act={time !== 'all' && <Button onClick={onAllTimes}>Show all</Button>}
        >
          {time === 'all'
            ? 'Switch to Free Exploration to see everything.'
            : 'At your stage everything takes a little longer.'}
        </EmptyState>
      )}
    </Spread>
  );
}

function Focus({ item: { artifact, metadata }, done }: { item: Scored<ArtifactCard>; done: boolean }) {
  const heading = useStepFocus(artifact.id);
  const complete = () => {
    completeArtifacts(artifact.id);
    toast({ tone: 'done', title: 'Completed!', description: artifact.title });
  };
  return (
    <article className={css.focus}>
      <h3 ref={heading} tabIndex={-1} className={css.title}>
        {artifact.title}
      </h3>
      <p className={css.text}>{artifact.description}</p>
      <ArtifactBadges of={metadata} />
      <Row>
        <LinkButton
          variant="primary"
          leaves
          link={<RouteLink route="artifact" params={{ id: artifact.id }} optional />}
          aria-label={`Start Now: ${artifact.title}`}
        >
          Start Now
        </LinkButton>
        {/* Completing cannot be undone: a new item gets a new button, so that a double press takes one. */}
        {done ? (
          <Badge tone="done">Done</Badge>
        ) : (
          <Button key={artifact.id} onClick={complete}>
            Mark Complete
          </Button>
        )}
      </Row>
    </article>
  );
}

function Stretch({ item: { artifact, metadata } }: { item: Scored<ArtifactCard> }) {
  return (
    <article className={css.stretch}>
      <h3 className={css.label}>Optional Stretch</h3>
      <p className={css.stretchTitle}>{artifact.title}</p>
      <p className={css.text}>{artifact.subtitle}</p>
      <ArtifactBadges of={metadata} />
      <div>
        <LinkButton
          variant="try"
          size="small"
          link={<RouteLink route="artifact" params={{ id: artifact.id }} optional />}
          aria-label={`Explore: ${artifact.title}`}
        >
          Explore
        </LinkButton>
      </div>
    </article>
  );
}
