'use client';
import { Link } from '@coachlab/remote-kit';
import { LinkButton, Spread, StageBand, Stages } from '@coachlab/ui';
import { type StagesProps, useStages } from './use-stages';

export function StageNavigator(props: StagesProps) {
  const { states, current } = useStages(props);
  const allComplete = states.every(({ isCompleted }) => isCompleted);
  return (
    <Spread
      heading="Your Coaching Journey"
      note={allComplete ? 'All four stages are complete.' : 'The stronger the ink, the further along.'}
    >
      <Stages>
        {states.map((stage, index) => (
          <StageBand
            key={stage.id}
            number={(index + 1) as 1 | 2 | 3 | 4}
            title={stage.title}
            current={index === current}
            percent={stage.progress}
            count={`${stage.completedCount} of ${stage.artifactCount}`}
            act={
              <LinkButton
                size="small"
                link={<Link to={stage.button.href} />}
                aria-label={`${stage.button.label}: ${stage.title}`}
              >
                {stage.button.label}
              </LinkButton>
            }
          >
            {stage.description}
          </StageBand>
        ))}
      </Stages>
    </Spread>
  );
}
