import type { ReactNode } from 'react';
import { Label } from './label.tsx';
import { Meter } from './meter.tsx';
import css from './stage-band.module.css';

/** The stages of a journey: four columns from 64rem, a list below. Holds `StageBand`s. */
export function Stages({ children }: { children: ReactNode }) {
  return <div className={css.stages}>{children}</div>;
}

export interface StageBandProps {
  /** 1 to 4: its place, and the strength of its ink. */
  number: 1 | 2 | 3 | 4;
  title: string;
  children: ReactNode;
  /** The stage the visitor is in: "You are here", unless it is complete. */
  current?: boolean;
  /** 0 to 100. */
  percent: number;
  /** "17 of 54". */
  count?: ReactNode;
  /** A small button. */
  act?: ReactNode;
  /** The title's heading level. Default 3. */
  level?: 2 | 3 | 4;
}

/** One stage under a band of ink that gets stronger from stage to stage. */
export function StageBand(props: StageBandProps) {
  const { number, title, children, current, percent, count, act, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      className={css.stage}
      style={{ '--tone': `var(--stage-${number})` } as object}
      aria-current={current ? 'step' : undefined}
    >
      <Label tone={current ? 'act' : 'plain'}>
        {`Stage ${number}`}
        {percent === 100 ? ' · Complete' : current && ' · You are here'}
      </Label>
      <Heading className={css.title}>{title}</Heading>
      <div className={css.text}>{children}</div>
      <Meter value={percent} label={`${title}: progress`} />
      <div className={css.foot}>
        <span className={css.count}>{count}</span>
        {act}
      </div>
    </div>
  );
}
