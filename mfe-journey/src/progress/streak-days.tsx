import { cx } from '@coachlab/ui';
import css from './streak-days.module.css';
import { useStreak } from './use-streak.ts';

/** As many squares as the badge asks for. */
const SQUARES = 7;

export function StreakDays() {
  const days = useStreak();
  return (
    <p className={css.line}>
      <span className={css.squares} aria-hidden="true">
        {Array.from({ length: SQUARES }, (_, index) => (
          <i key={index} className={cx(index < days && css.on)} />
        ))}
      </span>
      <b>{days}-day streak</b>
    </p>
  );
}
