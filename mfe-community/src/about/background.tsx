import { COACH } from '../content/coach.ts';
import css from './about.module.css';

export function Background() {
  return (
    <dl className={css.facts}>
      {COACH.background.map(({ when, what }) => (
        <div key={what} className={css.line}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
