import { COACHING_STYLES, type CoachingStyle, coachingStyle } from '@coachlab/learner';
import { Button, Label, Meter, Stack } from '@coachlab/ui';
import type { RefObject } from 'react';
import css from './style-quiz.module.css';
import { STYLES } from './styles.ts';

interface StyleResultProps {
  heading: RefObject<HTMLHeadingElement | null>;
  chosen: readonly CoachingStyle[];
  onRestart: () => void;
}

export function StyleResult({ heading, chosen, onRestart }: StyleResultProps) {
  const { style, counts } = coachingStyle(chosen);
  const { name, strength, cost, practise } = STYLES[style];
  return (
    <Stack gap={5} className={css.quiz}>
      <div>
        <Label>Your coaching style</Label>
        <h2 ref={heading} tabIndex={-1} className={css.result}>
          {name}
        </h2>
      </div>
      <p>{strength}</p>
      <p>{cost}</p>
      <p className={css.practise}>{practise}</p>
      <dl className={css.counts}>
        {COACHING_STYLES.map((each) => (
          <div key={each}>
            <dt>{STYLES[each].name}</dt>
            <dd>
              <Meter value={(counts[each] / chosen.length) * 100} />
              <span>
                {counts[each]} of {chosen.length}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>A starting point for a talk about habits, not a diagnosis.</p>
      <Button onClick={onRestart} className={css.again}>
        Take Quiz Again
      </Button>
    </Stack>
  );
}
