import type { ReactNode } from 'react';
import { Label } from './label.tsx';
import css from './filters.module.css';

/** The quiet band of filters under a catalogue's heading; holds `FilterRow`s. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={css.filters}>{children}</div>;
}

export interface FilterRowProps {
  /** Shown in the margin. The group inside carries the same name for screen readers. */
  label: string;
  children: ReactNode;
}

export function FilterRow({ label, children }: FilterRowProps) {
  return (
    <div className={css.row}>
      <div aria-hidden="true">
        <Label>{label}</Label>
      </div>
      <div className={css.control}>{children}</div>
    </div>
  );
}
