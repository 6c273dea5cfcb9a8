import type { ReactNode } from 'react';
import { Plate } from './figure.tsx';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  /** One line. */
  children?: ReactNode;
  /** One way out: a small `Button` or `LinkButton` ("Show all 34"). */
  act?: ReactNode;
  /** The title's heading level. Default 3. */
  level?: 1 | 2 | 3;
}

/** Nothing to show, on a plate. Announced when it takes the place of a list. */
export function EmptyState({ title, children, act, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Plate>
      <div role="status" className={css.empty}>
        <Heading className={css.title}>{title}</Heading>
        {children && <p className={css.line}>{children}</p>}
        {act}
      </div>
    </Plate>
  );
}
