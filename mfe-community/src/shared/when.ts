const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** "21 Nov 2026", by universal time: the same wherever it is written, so also on the server. */
export function dateOf(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "2 hours ago", "yesterday", "last week"; the date once it is more than four weeks ago. */
export function agoOf(iso: string, now: number): string {
  // A visitor's clock that is slow must not put posts into the future.
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1_000);
  if (seconds < MINUTE) return 'just now';
  if (seconds < HOUR) return ago(seconds / MINUTE, 'minute');
  if (seconds < DAY) return ago(seconds / HOUR, 'hour');
  if (seconds < WEEK) return ago(seconds / DAY, 'day');
  if (seconds < 5 * WEEK) return ago(seconds / WEEK, 'week');
  return dateOf(iso);
}

const WORDS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

function ago(amount: number, unit: 'minute' | 'hour' | 'day' | 'week'): string {
  return WORDS.format(-Math.floor(amount), unit);
}
