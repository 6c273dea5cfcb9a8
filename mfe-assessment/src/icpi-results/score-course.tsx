import type { IcpiResult, IcpiScores } from '@coachlab/contracts';
import { Label } from '@coachlab/ui';
import { likelyRange } from './likely-range.ts';
import css from './score-course.module.css';

/** The picture's box and the part of it that is drawn in, in its own units. */
const BOX = { width: 160, height: 116, left: 8, right: 124, top: 8, bottom: 108 } as const;
/** Where the bands of the scale meet. */
const BANDS = [34, 67];

interface ScoreCourseProps {
  of: keyof IcpiScores;
  name: string;
  /** The oldest first, two or more. */
  results: readonly IcpiResult[];
  /** Of the result that the page is about. */
  current: string;
}

/** One score from result to result, an equal step for each, with its error. The table has the numbers. */
export function ScoreCourse({ of, name, results, current }: ScoreCourseProps) {
  const step = (BOX.right - BOX.left) / (results.length - 1);
  const points = results.map(({ id, scores }, at) => ({
    id,
    x: tenth(BOX.left + at * step),
    score: scores[of],
    range: likelyRange(of, scores[of]),
  }));
  const last = points.at(-1)!;
  return (
    <div className={css.course}>
      <Label as="span">{name}</Label>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={`${name}, the oldest first: ${points.map(({ score }) => score).join(', ')}`}
      >
        {BANDS.map((band) => (
          <line key={band} x1={0} x2={BOX.right + 8} y1={y(band)} y2={y(band)} className={css.band} />
        ))}
        {points.map(({ id, x, range }) => (
          <line key={id} x1={x} x2={x} y1={y(range.low)} y2={y(range.high)} className={css.range} />
        ))}
        <polyline points={points.map(({ x, score }) => `${x},${y(score)}`).join(' ')} className={css.line} />
        {points.map(({ id, x, score }) => (
          <circle key={id} cx={x} cy={y(score)} r={id === current ? 5 : 3} className={css.dot} />
        ))}
        <text x={BOX.width} y={y(last.score)} dy="0.35em" textAnchor="end" className={css.last}>
          {last.score}
        </text>
      </svg>
    </div>
  );
}

function y(score: number): number {
  return tenth(BOX.bottom - (score / 100) * (BOX.bottom - BOX.top));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
