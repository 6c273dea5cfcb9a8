import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { MarginNote } from './figure.tsx';
import css from './spread.module.css';

export interface SpreadProps {
  /** Stands in the margin from 64rem, on the line above on a phone. */
  heading: ReactNode;
  /** One margin note in serif italics, where it says something a person would scribble. */
  note?: ReactNode;
  /** Anything else in the margin. */
  side?: ReactNode;
  /** Closer to what is above, for a section right under a page's heading. */
  tight?: boolean;
  /** The section's anchor. */
  id?: string;
  children: ReactNode;
}

/** A section of a page: its heading in the notebook margin, its content beside it. */
export function Spread({ heading, note, side, tight, id, children }: SpreadProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={cx(css.spread, tight && css.tight)}>
      <div className={css.side}>
        <h2 id={headingId} className={css.heading}>
          {heading}
        </h2>
        {note && <MarginNote>{note}</MarginNote>}
        {side}
      </div>
      <div className={css.main}>{children}</div>
    </section>
  );
}
