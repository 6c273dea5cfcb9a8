import type { InAMinute as Minute } from '@coachlab/contracts';
import { MINUTE_PARTS } from '../shared/minute-parts.ts';
import css from './in-a-minute.module.css';

/** Enough to go into the talk with; the rest of the page is for those who have longer. */
export function InAMinute({ of: minute }: { of: Minute }) {
  return (
    <section className={css.minute} aria-labelledby="in-a-minute">
      <h2 id="in-a-minute">In a minute</h2>
      <dl>
        {MINUTE_PARTS.map(([part, title]) => (
          <div key={part} className={css[part]}>
            <dt>{title}</dt>
            <dd>{minute[part]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
