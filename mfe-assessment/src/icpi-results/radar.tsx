import { DIMENSIONS, type IcpiScores } from '@coachlab/contracts';
import { RADAR, radarPoint, radarPolygon } from './radar-points.ts';
import { DIMENSION_NAMES, scoresInWords } from './words.ts';
import css from './radar.module.css';

/** Where the corners' names stand. */
const NAME_AT = {
  trust: { x: 170, y: 26 },
  listening: { x: 281, y: 258 },
  safety: { x: 59, y: 258 },
} as const;

interface RadarProps {
  scores: IcpiScores;
  /** Of an earlier result, as a thin line. */
  before?: IcpiScores;
}

/** Three axes and the shape of the scores on them. The table beside them has the numbers. */
export function Radar({ scores, before }: RadarProps) {
  return (
    <svg
      viewBox={`0 0 ${RADAR.width} ${RADAR.height}`}
      role="img"
      aria-label={`Radar with three axes. ${scoresInWords(scores)}`}
      className={css.radar}
    >
      <polygon points={radarPolygon(() => 34)} className={css.band} />
      <polygon points={radarPolygon(() => 67)} className={css.band} />
      <polygon points={radarPolygon(() => 100)} className={css.rim} />
      {DIMENSIONS.map((dimension) => {
        const corner = radarPoint(dimension, 100);
        return (
          <line key={dimension} x1={RADAR.x} y1={RADAR.y} x2={corner.x} y2={corner.y} className={css.rim} />
        );
      })}
      <polygon points={radarPolygon((dimension) => scores[dimension])} className={css.shape} />
      {before && <polygon points={radarPolygon((dimension) => before[dimension])} className={css.before} />}
      {DIMENSIONS.map((dimension) => {
        const { x, y } = radarPoint(dimension, scores[dimension]);
        return (
          <g key={dimension}>
            <circle cx={x} cy={y} r="4.5" className={css.dot} />
            <text {...NAME_AT[dimension]} textAnchor="middle" className={css.name}>
              {DIMENSION_NAMES[dimension]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
