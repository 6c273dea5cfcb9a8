import { type Appointment, endOf, utc } from './calendar-file.ts';

/** Another company's calendar whose address takes an appointment. It is kept only when the visitor saves it there. */
export interface CalendarPage {
  name: string;
  addressFor: (appointment: Appointment) => string;
}

/**
 * Neither company documents its address: for both of them
 * https://douglascayers.com/2019/06/22/how-to-send-google-and-outlook-calendar-invite-links-in-email-templates/, and
 * https://phst.hateblo.jp/entry/2022/02/03/180000 for Outlook's line breaks.
 */
export const CALENDAR_PAGES: readonly CalendarPage[] = [
  {
    name: 'Google Calendar',
    addressFor: ({ title, description, start, minutes }) =>
      withQuery('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        details: description,
        dates: [start, endOf(start, minutes)].map(utc).join('/'),
      }),
  },
  {
    name: 'Outlook',
    addressFor: ({ title, description, start, minutes }) =>
      withQuery('https://outlook.office.com/calendar/0/deeplink/compose', {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: title,
        body: escaped(description).replaceAll('\n', '<br>'),
        startdt: start.toISOString(),
        enddt: endOf(start, minutes).toISOString(),
      }),
  },
];

/** Outlook shows a plus as a plus, so spaces are encoded as such. */
function withQuery(address: string, query: Record<string, string>): string {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${parts.join('&')}`;
}

/** Outlook reads the text as HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
