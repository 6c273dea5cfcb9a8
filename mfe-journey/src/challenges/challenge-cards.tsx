import type { Challenge } from '@coachlab/contracts';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import css from './challenges.module.css';

interface ChallengeCardsProps {
  challenges: readonly Challenge[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** What opens under the chosen one. */
  children: ReactNode;
}

export function ChallengeCards({ challenges, chosen, onChoose, children }: ChallengeCardsProps) {
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!chosen) return;
    // What has opened first, then its card: where both do not fit, the card stays in sight.
    card.current?.nextElementSibling?.scrollIntoView?.({ block: 'nearest' });
    card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  return (
    <div role="group" aria-label="Challenges" aria-live="polite" className={css.cards}>
      {challenges.map(({ id, title, description, color }) => (
        <Fragment key={id}>
          <button
            ref={id === chosen ? card : undefined}
            type="button"
            aria-pressed={id === chosen}
            className={css.card}
            onClick={() => onChoose(id)}
          >
            <span className={css.number} aria-hidden="true">
              {color}
            </span>
            <span className={css.title}>{title}</span>
            <span className={css.description}>{description}</span>
          </button>
          {id === chosen && children}
        </Fragment>
      ))}
    </div>
  );
}
