import type { Challenge } from '@coachlab/contracts';
import css from './challenges.module.css';

interface ChallengeCardsProps {
  challenges: readonly Challenge[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

export function ChallengeCards({ challenges, chosen, onChoose }: ChallengeCardsProps) {
  return (
    <div role="group" aria-label="Challenges" className={css.cards}>
      {challenges.map(({ id, title, description, color }) => (
        <button
          key={id}
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
      ))}
    </div>
  );
}
