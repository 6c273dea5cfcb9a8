import { COACH } from '../content/coach.ts';
import css from './about.module.css';

export function Philosophy() {
  return (
    <dl className={css.beliefs}>
      {COACH.philosophy.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
