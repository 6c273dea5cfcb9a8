import { Quote } from '@coachlab/ui';
import { COACH } from '../content/coach.ts';
import css from './about.module.css';
import { SampleBadge } from './sample-notice.tsx';

export function Testimonials() {
  return (
    <ul className={css.voices}>
      {COACH.testimonials.map(({ quote, by }) => (
        <li key={quote} className={css.voice}>
          <Quote
            by={
              <>
                {by} <SampleBadge />
              </>
            }
          >
            {quote}
          </Quote>
        </li>
      ))}
    </ul>
  );
}
