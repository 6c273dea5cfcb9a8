import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './figures.module.css';

export interface FiguresProps {
  items: readonly { label: ReactNode; value: ReactNode }[];
  /** ruled: hairlines between, for figures on a plate or in a section · plain: none, for a panel of statistics. */
  kind?: 'ruled' | 'plain';
}

/** Numbers in serif with a small word under each. One row; more than three take two columns on a phone. */
export function Figures({ items, kind = 'plain' }: FiguresProps) {
  return (
    <dl
      className={cx(css.figures, items.length <= 3 && css.few, css[kind])}
      style={{ '--columns': items.length } as object}
    >
      {items.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One number that is the message, as large as type gets, with its word. */
export function Stat({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <p className={css.stat}>
      <b>{value}</b> <span>{label}</span>
    </p>
  );
}

export interface FactsProps {
  items: readonly { term: ReactNode; value: ReactNode }[];
}

/** Short facts in rows: "Duration · 15 minutes". */
export function Facts({ items }: FactsProps) {
  return (
    <dl className={css.facts}>
      {items.map(({ term, value }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
