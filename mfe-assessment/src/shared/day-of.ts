/** "21 November 2026", the same on the server and in every time zone. */
export function dayOf(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}
