import { COACH } from '../content/coach.ts';
import css from './about.module.css';
import { SampleBadge } from './sample-notice.tsx';

export function Recognition() {
  return (
    <ul className={css.facts}>
      {COACH.recognition.map(({ title, by, year }) => (
        <li key={title} className={css.line}>
          <span className={css.year}>{year}</span>
          <div>
            <p className={css.award}>{title}</p>
            <p className={css.by}>
              {by} <SampleBadge />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
