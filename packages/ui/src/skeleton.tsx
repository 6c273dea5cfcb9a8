import type { ReactNode } from 'react';
import { CardGrid } from './card.tsx';
import { cx } from './cx.ts';
import { Page } from './layout.tsx';
import css from './skeleton.module.css';

export interface SkeletonProps {
  /** text: some lines of a paragraph · rows: a list of entries · card: one index card · cards: a grid of them. */
  shape: 'text' | 'rows' | 'card' | 'cards';
  /** The loading text, for screen readers ("Loading artifact..."). */
  label: string;
  /** How many lines, rows or cards. Default 3 lines, 3 rows, 6 cards. */
  count?: number;
}

/** The shape of what is coming, inside a page that is already there. */
export function Skeleton({ shape, label, count }: SkeletonProps) {
  return (
    <div aria-busy="true">
      <p role="status" className={css.hidden}>
        {label}
      </p>
      <Shape shape={shape} count={count} />
    </div>
  );
}

export interface PageSkeletonProps {
  /** The loading text: read at once by screen readers, seen after 400 ms. */
  label: string;
  /** What stands under the title. Default `text`. */
  shape?: SkeletonProps['shape'];
  narrow?: boolean;
}

/** A whole page that is on its way. */
export function PageSkeleton({ label, shape = 'text', narrow }: PageSkeletonProps) {
  return (
    <Page narrow={narrow}>
      <div aria-busy="true" className={css.page}>
        <p role="status" className={css.later}>
          {label}
        </p>
        <Line height="2.75rem" width="min(60%, 24rem)" />
        <Line height="1.25rem" width="min(80%, 34rem)" />
        <div className={css.rest}>
          <Shape shape={shape} />
        </div>
      </div>
    </Page>
  );
}

function Shape({ shape, count }: Pick<SkeletonProps, 'shape' | 'count'>) {
  if (shape === 'card') return <CardShape />;
  if (shape === 'cards')
    return (
      <CardGrid>
        {times(count ?? 6, (key) => (
          <CardShape key={key} />
        ))}
      </CardGrid>
    );
  if (shape === 'rows')
    return times(count ?? 3, (key) => (
      <div key={key} className={cx(css.lines, css.row)}>
        <Line width="50%" height="1.375rem" />
        <Line width="80%" />
      </div>
    ));
  const lines = count ?? 3;
  return (
    <div className={css.lines}>
      {times(lines, (key) => (
        <Line key={key} width={key === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}

function CardShape() {
  return (
    <div className={css.card}>
      <div className={css.head}>
        <Line width="5rem" />
      </div>
      <div className={cx(css.lines, css.body)}>
        <Line width="70%" height="1.375rem" />
        <Line />
        <Line width="85%" />
        <Line width="40%" />
      </div>
    </div>
  );
}

function Line({ width = '100%', height }: { width?: string; height?: string }) {
  return <div className={css.line} style={{ width, height }} />;
}

function times(count: number, draw: (key: number) => ReactNode) {
  return Array.from({ length: count }, (_, key) => draw(key));
}
