import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './prose.module.css';

/** Running text at reading width: paragraphs, headings, lists, quotations and code, from Markdown or by hand. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(css.prose, className)}>{children}</div>;
}

/** The one sentence to remember, in the serif. */
export function Insight({ children }: { children: ReactNode }) {
  return <p className={css.insight}>{children}</p>;
}

export interface QuoteProps {
  children: ReactNode;
  /** Who said it. */
  by?: ReactNode;
}

/** Somebody's words, large, with their name under them. */
export function Quote({ children, by }: QuoteProps) {
  return (
    <figure>
      <blockquote className={css.quote}>{children}</blockquote>
      {by && <figcaption className={css.by}>{by}</figcaption>}
    </figure>
  );
}
