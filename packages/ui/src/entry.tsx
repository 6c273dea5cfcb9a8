import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { fillLink, type LinkElement } from './link.ts';
import css from './entry.module.css';

/** A short ranked list without boxes; holds `Entry`s. `ordered={false}` where the order means nothing. */
export function EntryList({ ordered = true, children }: { ordered?: boolean; children: ReactNode }) {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag className={css.entries}>{children}</Tag>;
}

export interface EntryProps {
  /** Its place, shown as a numeral. */
  number?: number;
  title: string;
  /** The one link; the whole row is its target. */
  link?: LinkElement;
  /** The title's heading level. Default 3. */
  level?: 2 | 3 | 4;
  /** One line under the title. */
  children?: ReactNode;
  /** Badges at the right. */
  badge?: ReactNode;
  /** A button at the right, pressed on its own. */
  act?: ReactNode;
  /** Completed: paler ink, still readable. Say it with a Done badge as well. */
  faded?: boolean;
}

/** The card's unboxed sibling: numeral, serif title, one line, badge. */
export function Entry({ number, title, link, level = 3, children, badge, act, faded }: EntryProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={cx(css.entry, faded && css.faded)}>
      {number !== undefined && (
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={css.text}>
        <Heading className={css.title}>{link ? fillLink(link, css.link, title) : title}</Heading>
        {children && <div className={css.line}>{children}</div>}
      </div>
      {(badge || act) && (
        <div className={css.end}>
          {badge}
          {act && <span className={css.act}>{act}</span>}
        </div>
      )}
    </li>
  );
}
