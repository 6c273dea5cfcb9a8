import { localDay, practiceDays, practiceState, recordPractice, useStored } from '@coachlab/learner';
import { useQuery } from '@coachlab/remote-kit';
import { Badge, Button, FailedPanel, Skeleton, Spread } from '@coachlab/ui';
import { journeyContent } from '../api/journey-content.ts';
import { supportLine } from '../shared/support-line.ts';
import css from './daily-practice.module.css';

/** For whoever said yes to the seven days: one small thing a day. */
export function DailyPracticeCard() {
  const { data, error, isFetching, refetch } = useQuery(journeyContent);
  const days = useStored(practiceDays);
  const practice = data?.practice;
  const title = practice?.title ?? 'Seven days';
  return (
    <Spread heading="Seven days" note={practice?.description}>
      {practice ? (
        <Day practice={practice} days={days} title={title} />
      ) : error ? (
        <FailedPanel
          level={3}
          title="Today's practice did not load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          support={supportLine(error)}
        />
      ) : (
        <Skeleton shape="text" label="Loading today's practice..." />
      )}
    </Spread>
  );
}

interface DayProps {
  practice: { days: { title: string; task: string }[] };
  days: readonly string[];
  title: string;
}

function Day({ practice, days, title }: DayProps) {
  const state = practiceState(days, localDay(new Date()) ?? '', practice.days.length);
  const day = practice.days[state.index];
  if (!day) return null;
  return (
    <article className={css.day} aria-label={title}>
      <ol className={css.dots} aria-label={`${state.done} of ${practice.days.length} days done`}>
        {practice.days.map(({ title: name }, index) => (
          <li key={name} className={index < state.done ? css.done : undefined} />
        ))}
      </ol>
      <h3>
        Day {state.index + 1}: {day.title}
      </h3>
      <p>{day.task}</p>
      {state.doneToday || state.finished ? (
        <p className={css.said}>
          <Badge tone="done">Done</Badge>{' '}
          {state.finished ? 'That was the seventh day.' : 'The next one is here tomorrow.'}
        </p>
      ) : (
        <div>
          <Button variant="try" onClick={() => recordPractice()}>
            Done for today
          </Button>
        </div>
      )}
    </article>
  );
}
