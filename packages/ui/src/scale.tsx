import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';
import css from './scale.module.css';

export interface ScaleProps {
  /** The radios' form name, unique on the page. */
  name: string;
  /** The statement, which is the group's name. */
  statement: ReactNode;
  /** The statement's number in the questionnaire. */
  number?: number;
  /** One word a step, from the low end to the high one: `['Never', …, 'Always']`. The first is value 1. */
  words: readonly string[];
  /** 1 to `words.length`; null while unanswered. */
  value: number | null;
  onChange: (value: number) => void;
  error?: ReactNode;
}

/**
 * Radios on a hairline like a ruler. Arrow keys move the focus and choose nothing, Space or Enter chooses, a digit
 * chooses its step: one can look at the whole scale before answering.
 */
export function Scale({ name, statement, number, words, value, onChange, error }: ScaleProps) {
  const errorId = useId();
  return (
    <fieldset className={css.scale} aria-describedby={error ? errorId : undefined}>
      <legend className={css.statement}>
        {number !== undefined && <span className={css.number}>{number}</span>}
        <span>{statement}</span>
      </legend>
      <div className={cx(css.ruler, number !== undefined && css.indented)}>
        {words.map((word, index) => (
          <label key={word} className={css.step}>
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              onKeyDown={(event) => steer(event, onChange)}
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function steer(event: KeyboardEvent<HTMLInputElement>, choose: (value: number) => void) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const group = event.currentTarget.closest('fieldset');
  const radios = [...(group?.querySelectorAll('input') ?? [])];
  const at = radios.indexOf(event.currentTarget);
  const move = moves[event.key];
  const digit = Number(event.key);
  if (move) radios[move(at, radios.length - 1)]?.focus();
  else if (event.key === 'Enter') choose(at + 1);
  else if (event.key !== ' ' && Number.isInteger(digit) && digit >= 1 && digit <= radios.length) {
    radios[digit - 1]?.focus();
    choose(digit);
  } else return;
  // The browser would choose on an arrow and submit the form on Enter.
  event.preventDefault();
}
