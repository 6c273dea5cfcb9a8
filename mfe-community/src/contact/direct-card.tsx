import { Panel } from '@coachlab/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import Mail from 'lucide-react/icons/mail';
import { Icon } from '@coachlab/ui';
import { COACH } from '../content/coach.ts';
import css from './direct-card.module.css';

export function DirectCard() {
  return (
    <Panel title="Direct Contact" level={2}>
      <ul className={css.ways}>
        <li>
          <Icon of={Mail} />
          <a href={`mailto:${COACH.email}`}>{COACH.email}</a>
        </li>
        <li>
          <Icon of={ExternalLink} />
          <a href={COACH.profile.url} target="_blank" rel="noopener noreferrer">
            {COACH.profile.label} (opens in a new tab)
          </a>
        </li>
      </ul>
    </Panel>
  );
}
