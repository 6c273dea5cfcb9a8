import { type ScoreSpread, type Workshop, WORKSHOP_STEP } from '@coachlab/contracts';
import { BAND_NAMES } from '../icpi-results/words.ts';

export function bandsOf({ lowestBand, highestBand }: ScoreSpread): string {
  const [low, high] = [BAND_NAMES[lowestBand], BAND_NAMES[highestBand]];
  return low === high ? low : `${low} to ${high}`;
}

/** Why there is no spread, or why some are not in it; nothing when everybody is. */
export function waitingFor({ joined, missing, spread }: Workshop): string | undefined {
  const more = missing === 1 ? 'one more has' : `${missing} more have`;
  if (!spread)
    return joined + missing === WORKSHOP_STEP
      ? `The spread appears when ${more} joined. With fewer than five, scores could be guessed.`
      : `Somebody has taken their scores back. So that nobody can work out whose they were, the spread comes back when ${more} joined.`;
  const waiting = joined - spread.people;
  return waiting > 0
    ? `${waiting} of ${joined} ${waiting === 1 ? 'is' : 'are'} not in the spread yet. It changes by groups of five, so that nobody’s scores show in a change: the next when ${more} joined.`
    : undefined;
}
