import { type Dimension, DIMENSIONS } from '@coachlab/contracts';

export interface Point {
  x: number;
  y: number;
}

/** The picture's box and middle, in its own units. */
export const RADAR = { width: 340, height: 276, x: 170, y: 168, radius: 128 } as const;

/** Trust points up, then clockwise. `score` runs from 0 in the middle to 100 at the corner. */
export function radarPoint(dimension: Dimension, score: number): Point {
  const angle = (DIMENSIONS.indexOf(dimension) / DIMENSIONS.length) * 2 * Math.PI - Math.PI / 2;
  const distance = (score / 100) * RADAR.radius;
  return {
    x: tenth(RADAR.x + distance * Math.cos(angle)),
    y: tenth(RADAR.y + distance * Math.sin(angle)),
  };
}

/** For the `points` of a polygon. */
export function radarPolygon(scoreOf: (dimension: Dimension) => number): string {
  return DIMENSIONS.map((dimension) => radarPoint(dimension, scoreOf(dimension)))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

/** Short, and the same text on the server and in the browser. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
