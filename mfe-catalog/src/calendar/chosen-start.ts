import { localDay } from '@coachlab/learner';

/** As the fields of a day and a time hold them: 2026-11-26, 09:00. */
export interface DayAndTime {
  day: string;
  time: string;
}

export type ChosenStart = { start: Date } | { fault: keyof DayAndTime; words: string };

/** A year farther off is a slip of the finger. */
const FARTHEST_YEARS = 5;

/** What the form begins with. */
export function tomorrowMorning(now: Date): DayAndTime {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return { day: localDay(tomorrow) ?? '', time: '09:00' };
}

/** The instant at which the visitor's own clock shows that day and time, or what is wrong with them. */
export function chosenStart({ day, time }: DayAndTime, now: Date): ChosenStart {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!year || !month || !date) return { fault: 'day', words: 'Choose a day, with a year of four digits.' };
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (!hour || !minute) return { fault: 'time', words: 'Choose a time.' };

  const start = new Date(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minute));
  if (start.getDate() !== Number(date) || start.getFullYear() > now.getFullYear() + FARTHEST_YEARS)
    return { fault: 'day', words: `Choose a day within the next ${FARTHEST_YEARS} years.` };
  if (start.getHours() !== Number(hour) || start.getMinutes() !== Number(minute))
    return { fault: 'time', words: 'The clocks go forward that day and skip this time. Choose another.' };
  if (start > now) return { start };
  return day < (localDay(now) ?? '')
    ? { fault: 'day', words: 'That day is over. Choose today or a later one.' }
    : { fault: 'time', words: 'That time has passed. Choose a later one.' };
}
