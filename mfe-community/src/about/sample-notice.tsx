import { Badge } from '@coachlab/ui';
import { COACH } from '../content/coach.ts';
import css from './about.module.css';

/** Until the coach has written their own words, nobody shall take these for somebody's. */
export function SampleNotice() {
  if (!COACH.sample) return null;
  return (
    <p className={css.notice}>
      <Badge tone="warn">Sample text</Badge> This person, their history and the voices below are made up,
      until the coach of this site has replaced them.
    </p>
  );
}

/** Beside what could be mistaken for somebody's own words. */
export function SampleBadge() {
  return COACH.sample ? <Badge tone="warn">Sample</Badge> : null;
}
