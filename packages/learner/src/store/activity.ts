import { localDay, sameDay } from '../rules/days.ts';
import { streakDays } from '../rules/streak.ts';
import { createStore } from './create-store.ts';
import { addDays, createDayList } from './day-list.ts';
import { numberOf, wordOf } from './shapes.ts';

/** Written as a local date, YYYY-MM-DD; any text that names a day is read. */
export const lastActiveDate = createStore<string | null>({
  key: 'last_active_date',
  empty: null,
  parse: (raw) => (localDay(wordOf(raw)) ? wordOf(raw) : undefined),
  format: (day) => day,
});

/** A number as text. */
export const currentStreak = createStore<number | null>({
  key: 'current_streak',
  empty: null,
  parse(raw) {
    const days = numberOf(wordOf(raw));
    return days !== undefined && days >= 0 ? Math.floor(days) : undefined;
  },
  format: (days) => (days === null ? null : String(days)),
});

/** Local dates on which this browser was here. */
export const activityDays = createDayList('activity_days');

/**
 * Notes that the visitor is here today. By the spec's letter a new day sets the date and a streak of 1; the real
 * run of days comes from `activity_days`.
 */
export function recordVisit(now = new Date()): void {
  const today = localDay(now);
  if (!today) return;
  if (!sameDay(lastActiveDate.get(), today)) {
    lastActiveDate.set(today);
    currentStreak.set(1);
  }
  addDays(activityDays, [today]);
}

/** The streak to show now, from what is stored. */
export function readStreak(now = new Date()): number {
  return streakDays({
    today: localDay(now) ?? '',
    lastActiveDate: lastActiveDate.get(),
    storedStreak: currentStreak.get(),
    activityDays: activityDays.get(),
  });
}
