import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './chip.module.css';

export interface ChipProps extends ComponentProps<'button'> {
  /** The filter is on: ink fill, `aria-pressed`. */
  pressed: boolean;
  /** How many it would show. */
  count?: number;
}

/** A filter: a word, then its count. */
export function Chip({ pressed, count, children, className, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} className={cx(css.chip, className)}>
      {children}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  );
}

export interface ChipRowProps {
  /** What the chips choose ("Category"), for screen readers. */
  label: string;
  children: ReactNode;
}

/** Chips that wrap; on a phone one row that scrolls sideways, bleeding to both edges of the page. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <div role="group" aria-label={label} className={css.row}>
      {children}
    </div>
  );
}
