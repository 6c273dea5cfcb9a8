import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Label, type LabelProps } from './label.tsx';
import css from './layout.module.css';

/** The page's column: 74rem wide, or 46rem for forms and questionnaires. */
export function Page({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={cx(css.page, narrow && css.narrow)}>{children}</div>;
}

export interface RowProps {
  /** Pushes the first and the last apart. */
  between?: boolean;
  children: ReactNode;
  className?: string;
}

/** Buttons, badges or short texts side by side, wrapping. */
export function Row({ between, children, className }: RowProps) {
  return <div className={cx(css.row, between && css.between, className)}>{children}</div>;
}

export interface StackProps {
  /** The step of the space scale between the children: `--s-1` to `--s-9`. Default 4 (1rem). */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  children: ReactNode;
  className?: string;
}

/** One below the other with even space. */
export function Stack({ gap = 4, children, className }: StackProps) {
  return (
    <div className={cx(css.stack, className)} style={{ gap: `var(--s-${gap})` }}>
      {children}
    </div>
  );
}

export interface BlockProps {
  /** The spaced capitals above it. */
  label: ReactNode;
  /** The label's element: a heading where the block is a part of the page. Default `h3`. */
  as?: LabelProps['as'];
  children: ReactNode;
  /** Buttons under it. */
  act?: ReactNode;
}

/** A part of a section under its label: a ranked list, some figures, a quotation. */
export function Block({ label, as = 'h3', children, act }: BlockProps) {
  return (
    <div>
      <Label as={as} className={css.label}>
        {label}
      </Label>
      {children}
      {act && <Row className={css.act}>{act}</Row>}
    </div>
  );
}

export interface ColumnsProps {
  /** two: halves · tilt: two fifths and three fifths · three: thirds · ruled: thirds between hairlines. */
  kind?: 'two' | 'tilt' | 'three' | 'ruled';
  children: ReactNode;
  className?: string;
}

/** Columns from 64rem (`ruled` from 48rem), one column below. */
export function Columns({ kind = 'two', children, className }: ColumnsProps) {
  return <div className={cx(css.columns, css[kind], className)}>{children}</div>;
}
