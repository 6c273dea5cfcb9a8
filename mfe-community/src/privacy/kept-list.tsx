import type { Kept } from './kept.ts';
import css from './kept-list.module.css';

export function KeptList({ things }: { things: readonly Kept[] }) {
  return (
    <dl className={css.things}>
      {things.map(({ what, why, howLong }) => (
        <div key={what} className={css.thing}>
          <dt>{what}</dt>
          <dd>{why}</dd>
          <dd className={css.time}>{howLong}</dd>
        </div>
      ))}
    </dl>
  );
}
