import { type IcpiScores, type ScoreBand, type ScoreSpread, type WorkshopSpread } from '@coachlab/contracts';

/** Points. Each score has an error of seven, so that nothing is lost; and no figure is anybody's own. */
const GRAIN = 5;

const BANDS: [ScoreBand, number][] = [
  ['low', 0],
  ['mid', 34],
  ['high', 67],
];

/** A band that holds fewer would point at somebody. */
const FEWEST_IN_A_BAND = 2;

export function spreadOf(people: readonly IcpiScores[]): WorkshopSpread {
  const of = (name: keyof IcpiScores) => scoreSpread(people.map((scores) => scores[name]));
  return {
    people: people.length,
    of: {
      trust: of('trust'),
      listening: of('listening'),
      safety: of('safety'),
      composite: of('composite'),
    },
  };
}

function scoreSpread(scores: readonly number[]): ScoreSpread {
  const sorted = scores.toSorted((a, b) => a - b);
  const held = BANDS.filter(
    ([name]) => sorted.filter((score) => bandOf(score) === name).length >= FEWEST_IN_A_BAND,
  ).map(([name]) => name);
  return {
    lower: coarse(quantile(sorted, 0.25)),
    median: coarse(quantile(sorted, 0.5)),
    upper: coarse(quantile(sorted, 0.75)),
    // Of five in three bands, two share one.
    lowestBand: held[0]!,
    highestBand: held.at(-1)!,
  };
}

function bandOf(score: number): ScoreBand {
  return BANDS.findLast(([, floor]) => score >= floor)![0];
}

/** Between the two nearest, as spreadsheets do it (Hyndman and Fan's type 7). */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = Math.floor(at);
  const [low, high] = [sorted[below]!, sorted[Math.min(below + 1, sorted.length - 1)]!];
  return low + (high - low) * (at - below);
}

function coarse(score: number): number {
  return Math.round(score / GRAIN) * GRAIN;
}
