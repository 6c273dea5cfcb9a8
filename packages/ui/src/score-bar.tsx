import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './score-bar.module.css';

export type ScoreBand = 'high' | 'mid' | 'low';

/** 67 and above is high, 34 to 66 mid, below 34 low. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 67) return 'high';
  return score >= 34 ? 'mid' : 'low';
}

const BAND_WORDS: Record<ScoreBand, string> = { high: 'High', mid: 'Mid', low: 'Low' };

export interface ScoreBarProps {
  /** What is scored. */
  name: string;
  /** 0 to 100, whole. */
  score: number;
  /** Where the score may really lie. */
  range?: { low: number; high: number };
  /** `false` where a table beside it says the score. */
  words?: boolean;
}

/** A score with its word, and a bar with ticks at 34 and 67. */
export function ScoreBar({ name, score, range, words = true }: ScoreBarProps) {
  const band = scoreBand(score);
  return (
    <div className={css.bar}>
      <span>{name}</span>
      {words && (
        <b className={css.score}>
          {score} <small>{BAND_WORDS[band]}</small>
          {range && <small>{`${range.low}–${range.high}`}</small>}
        </b>
      )}
      <div className={css.track} aria-hidden="true">
        <i className={css[band]} style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />
        {range && (
          <span
            className={css.range}
            style={{ left: `${range.low}%`, width: `${range.high - range.low}%` }}
          />
        )}
      </div>
    </div>
  );
}

/** `ScoreBar`s under each other, with the key of the bands. */
export function ScoreBars({ children }: { children: ReactNode }) {
  return (
    <div className={css.bars}>
      {children}
      <p className={cx(css.key)}>
        <span>Low, below 34</span> <span>Mid, 34 to 66</span> <span>High, 67 and above</span>
      </p>
    </div>
  );
}
