import { dayBefore, sameDay } from './days.ts';

export interface StreakInput {
  /** Local day, YYYY-MM-DD. */
  today: string;
  lastActiveDate: string | null;
  storedStreak: number | null;
  /** Local days, in any order. */
  activityDays: readonly string[];
}

/**
 * The larger of the spec's streak (stored, default 1, if the last active date is today; else 1) and the real run of
 * days in a row that ends today.
 */
export function streakDays({ today, lastActiveDate, storedStreak, activityDays }: StreakInput): number {
  const letter = sameDay(lastActiveDate, today) ? (storedStreak ?? 1) : 1;
  return Math.max(letter, runEnding(today, activityDays));
}

function runEnding(today: string, days: readonly string[]): number {
  const here = new Set(days);
  let length = 0;
  for (let day = today; here.has(day); day = dayBefore(day)) length += 1;
  return length;
}
