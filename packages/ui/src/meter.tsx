import { cx } from './cx.ts';
import css from './meter.module.css';

export interface MeterProps {
  /** 0 to 100. */
  value: number;
  /** What is measured, for screen readers. Without one the meter is decoration beside a text that says it. */
  label?: string;
}

/** How far: an 8 px bar that takes 500 ms to find its value. */
export function Meter({ value, label }: MeterProps) {
  return (
    <div className={css.meter} {...progress(value, label)}>
      <span className={css.fill} style={{ width: `${bounded(value)}%` }} />
    </div>
  );
}

/** The 24 px bar of a progress panel. Its percentage stands in the bar once that is wide enough: above 15. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.round(bounded(value));
  return (
    <div className={cx(css.meter, css.big)} {...progress(percent, label)}>
      <span className={css.fill} style={{ width: `${percent}%` }}>
        {percent > 15 && `${percent}%`}
      </span>
    </div>
  );
}

function progress(value: number, label?: string) {
  if (!label) return { 'aria-hidden': true };
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': Math.round(bounded(value)),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  };
}

function bounded(value: number) {
  return Math.min(100, Math.max(0, value || 0));
}
