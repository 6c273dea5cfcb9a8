import { cx } from './cx.ts';
import { Icon, type IconType } from './icon.tsx';
import css from './segmented.module.css';

export interface SegmentedOption<T extends string> {
  value: T;
  label: string;
  icon?: IconType;
}

export interface SegmentedProps<T extends string> {
  /** What is switched ("Level"), for screen readers. */
  label: string;
  /** Two to four short words. More than four: chips. */
  options: readonly SegmentedOption<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Takes the whole width in equal parts. */
  fill?: boolean;
}

/** A switch between exclusive words in one border. */
export function Segmented<T extends string>({ label, options, value, onChange, fill }: SegmentedProps<T>) {
  return (
    <div role="group" aria-label={label} className={cx(css.segmented, fill && css.fill)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.icon && <Icon of={option.icon} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
