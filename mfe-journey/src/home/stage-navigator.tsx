import { Link } from '@coachlab/remote-kit';
import { FailedPanel, LinkButton, Skeleton, Spread, StageBand, Stages } from '@coachlab/ui';
import { supportLine } from '../shared/support-line.ts';
import { useStages } from './use-stages.ts';

export function StageNavigator() {
  const { stages, current, error, retry } = useStages();
  const allComplete = stages?.every(({ isCompleted }) => isCompleted);
  return (
    <Spread
      heading="Your Coaching Journey"
      note={allComplete ? 'All four stages are complete.' : 'The stronger the ink, the further along.'}
    >
      {stages ? (
        <Stages>
          {stages.map((stage, index) => (
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
      ) : error ? (
        <FailedPanel
          level={3}
          title="The four stages did not load"
          onRetry={retry}
          support={supportLine(error)}
        >
          Your progress is safe in this browser.
        </FailedPanel>
      ) : (
        <Skeleton shape="rows" count={4} label="Loading your journey..." />
      )}
    </Spread>
  );
}
