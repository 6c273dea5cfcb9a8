import type { Badge } from '@coachlab/learner';
import { cx, Icon } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import css from './badge-list.module.css';

export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className={css.list}>
      {badges.map(({ id, title, have, need, unit, earned }) => (
        <li key={id} className={cx(css.badge, earned && css.earned)}>
          <span className={css.seal} aria-hidden="true">
            {earned ? <Icon of={Check} /> : have}
          </span>
          <div>
            <b>{title}</b>
            <span>{earned ? 'Earned' : `${have}${need === undefined ? '' : ` of ${need}`} ${unit}`}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
