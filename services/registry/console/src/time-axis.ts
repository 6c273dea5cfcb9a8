import { when } from './words.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SHORTEST = 5 * MINUTE;

/** Seconds between two labels of the axis, which name no seconds. */
export const STEPS = [
  ...[1, 5, 10, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 5, 10].map((days) => days * DAY),
];

/** From the first of these times to the last, in seconds since 1970: by itself, a single one would be drawn in years. */
export function spanOf(at: ArrayLike<number>): [number, number] {
  const first = at[0] ?? 0;
  return [first, Math.max(at[at.length - 1] ?? first, first + SHORTEST)];
}

/** `14:30`, or `11-28` where what is drawn is longer than a day. */
export function labelsOf(seconds: readonly number[], [first, last]: readonly [number, number]): string[] {
  return seconds.map((second) => {
    const text = when(new Date(second * 1_000).toISOString());
    return last - first > DAY ? text.slice(5, 10) : text.slice(-5);
  });
}
