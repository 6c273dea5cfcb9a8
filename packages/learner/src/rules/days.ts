const pad = (number: number) => String(number).padStart(2, '0');

/**
 * The visitor's own calendar day as YYYY-MM-DD, from a Date or any text that names one; `undefined` for other text.
 * A bare date is that day as written: read as UTC it would be the day before in the west.
 */
export function localDay(when: Date | string): string | undefined {
  const bare = typeof when === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(when) : null;
  const date = bare ? new Date(Number(bare[1]), Number(bare[2]) - 1, Number(bare[3])) : new Date(when);
  if (Number.isNaN(date.getTime())) return undefined;
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export function sameDay(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && localDay(a) !== undefined && localDay(a) === localDay(b);
}

/** By the calendar, so that a day of 23 or 25 hours is still one day. */
export function dayBefore(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return localDay(new Date(year, month - 1, date - 1)) as string;
}
