import { useId, type ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { ChevronDown } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import css from './step.module.css';

/** The steps of a walkthrough; holds `Step`s. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={css.steps}>{children}</div>;
}

export interface StepProps {
  /** The step's letter or numeral, as large as its name allows: the G of GROW. */
  letter: string;
  name: string;
  open: boolean;
  /** The head was pressed. The caller keeps one step open at a time. */
  onToggle: () => void;
  /** Shows the Done badge in the head. */
  done?: boolean;
  /** The name's heading level. Default 3. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** One step: letter, name, chevron; its text, questions and button under it while open. */
export function Step({ letter, name, open, onToggle, done, level = 3, children }: StepProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={css.step}>
      <Heading>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={css.head}
          onClick={() => onToggle()}
        >
          <span className={css.letter} aria-hidden="true">
            {letter}
          </span>
          <span className={css.name}>{name}</span>
          <span className={css.end}>
            {done && <Badge tone="done">Done</Badge>}
            <Icon of={ChevronDown} className={css.chevron} />
          </span>
        </button>
      </Heading>
      <div id={id} hidden={!open} className={css.inside}>
        {children}
      </div>
    </div>
  );
}
