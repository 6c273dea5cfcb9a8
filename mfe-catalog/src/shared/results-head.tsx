import { Chip } from '@coachlab/ui';
import type { ReactNode } from 'react';
import css from './results-head.module.css';
import type { DensityFilter } from './use-density.ts';

interface ResultsHeadProps {
  density: DensityFilter;
  /** How many there are. */
  children: ReactNode;
}

/** Above the cards: how many there are, and the way to the other density than the screen's own. */
export function ResultsHead({ density: { density, choose }, children }: ResultsHeadProps) {
  const compact = density === 'compact';
  const full = density === 'full';
  return (
    <div className={css.head}>
      <p role="status" className={css.found}>
        {children}
      </p>
      <Chip className={css.wide} pressed={compact} onClick={() => choose(compact ? null : 'compact')}>
        Compact
      </Chip>
      <Chip className={css.phone} pressed={full} onClick={() => choose(full ? null : 'full')}>
        Details
      </Chip>
    </div>
  );
}
