import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Label } from './label.tsx';
import css from './figure.module.css';

/** Grid paper under a figure, figures in numbers or an empty state; never behind running text. */
export function Plate({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(css.plate, className)}>{children}</div>;
}

export interface FigureProps {
  /** Counted from the top of the page: "Fig. 1". */
  number: number;
  caption: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A plate with its number and caption. */
export function Figure({ number, caption, children, className }: FigureProps) {
  return (
    <figure className={className}>
      <Plate className={css.padded}>{children}</Plate>
      <figcaption className={css.caption}>
        <Label as="span" className={css.number}>
          Fig. {number}
        </Label>
        {caption}
      </figcaption>
    </figure>
  );
}

/** A scribble in the margin, at most one a section. */
export function MarginNote({ children }: { children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}
