import { DIMENSIONS, ICPI_ERROR, type IcpiScores } from '@coachlab/contracts';
import { DIMENSION_NAMES } from './words.ts';

export interface Difference {
  name: string;
  older: number;
  newer: number;
  /** Newer less older. */
  points: number;
  /** The standard error of a difference: each of the two results brings its own. */
  band: number;
  /** Too small to tell it from chance. */
  withinError: boolean;
}

/** What has changed from one result to a later one, with the error of each difference. See docs/icpi-error.md. */
export function compareScores(older: IcpiScores, newer: IcpiScores): Difference[] {
  const difference = (of: keyof IcpiScores, name: string, error: number): Difference => {
    const points = newer[of] - older[of];
    const band = Math.round(error * Math.SQRT2);
    return {
      name,
      older: older[of],
      newer: newer[of],
      points,
      band,
      withinError: Math.abs(points) < band,
    };
  };
  return [
    ...DIMENSIONS.map((dimension) => difference(dimension, DIMENSION_NAMES[dimension], ICPI_ERROR.dimension)),
    difference('composite', 'Composite', ICPI_ERROR.composite),
  ];
}
