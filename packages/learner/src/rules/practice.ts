export interface PracticeState {
  /** Index of the day to show, from 0; the last one when all are done. */
  index: number;
  /** Days done. */
  done: number;
  doneToday: boolean;
  finished: boolean;
}

/** One day of the practice a calendar day. A day missed is a day later, no more. */
export function practiceState(days: readonly string[], today: string, length: number): PracticeState {
  const done = Math.min(days.length, length);
  const finished = done >= length;
  const doneToday = days.includes(today);
  const next = doneToday ? done - 1 : done;
  return { index: Math.max(0, Math.min(next, length - 1)), done, doneToday, finished };
}
