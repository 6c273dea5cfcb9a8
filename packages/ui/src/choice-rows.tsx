import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';
import css from './choice-rows.module.css';

export interface Choice<T extends string> {
  value: T;
  label: ReactNode;
  /** A second line. */
  hint?: ReactNode;
}

interface Group<T extends string> {
  /** The question, which is the group's name. */
  legend: ReactNode;
  /** Keeps the legend for screen readers only, where the page's heading already asks. */
  hideLegend?: boolean;
  /** The form name. Default: made up. */
  name?: string;
  options: readonly Choice<T>[];
  error?: ReactNode;
}

export interface ChoiceRowsProps<T extends string> extends Group<T> {
  value: T | null;
  onChange: (value: T) => void;
}

/** One of several: radios as large rows. */
export function ChoiceRows<T extends string>({ value, onChange, ...group }: ChoiceRowsProps<T>) {
  return <Rows {...group} type="radio" chosen={value === null ? [] : [value]} onToggle={onChange} />;
}

export interface CheckRowsProps<T extends string> extends Group<T> {
  value: readonly T[];
  /** The new list, and the option that was pressed. */
  onChange: (value: T[], pressed: T) => void;
}

/** Any of several: checkboxes as large rows. */
export function CheckRows<T extends string>({ value, onChange, ...group }: CheckRowsProps<T>) {
  const toggle = (pressed: T) => {
    const rest = value.filter((other) => other !== pressed);
    onChange(rest.length < value.length ? rest : [...rest, pressed], pressed);
  };
  return <Rows {...group} type="checkbox" chosen={value} onToggle={toggle} />;
}

interface RowsProps<T extends string> extends Group<T> {
  type: 'radio' | 'checkbox';
  chosen: readonly T[];
  onToggle: (value: T) => void;
}

function Rows<T extends string>(props: RowsProps<T>) {
  const { type, legend, hideLegend, options, error, chosen, onToggle } = props;
  const id = useId();
  return (
    <fieldset className={css.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? css.hidden : css.legend}>{legend}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={css.row}>
          <input
            type={type}
            name={props.name ?? id}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={() => onToggle(option.value)}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={option.hint ? `${id}-${index}-hint` : undefined}
            className={cx(css.box, css[type])}
          />
          <span>
            <span id={`${id}-${index}`}>{option.label}</span>
            {option.hint && (
              <span id={`${id}-${index}-hint`} className={css.hint}>
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
