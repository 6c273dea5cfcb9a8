import { localDay } from '../rules/days.ts';
import { addDays, createDayList } from './day-list.ts';

/** Days on which the visitor did a day of the seven-day practice. */
export const practiceDays = createDayList('practice_days');

export function recordPractice(now = new Date()): void {
  const today = localDay(now);
  if (today) addDays(practiceDays, [today]);
}
