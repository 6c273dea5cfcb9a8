import { expect, it } from '@jest/globals';
import { CALENDAR_PAGES } from './calendar-pages.ts';

const APPOINTMENT = {
  uid: 'one',
  title: 'Practise: 1+1 & more',
  description: 'First step: ask <once>.\n\nhttps://coach.example/artifact/x',
  url: 'https://coach.example/artifact/x',
  start: new Date('2026-11-26T08:00:00Z'),
  minutes: 15,
};

it('puts the title, the text and both ends of the appointment into the address of a calendar', () => {
  const [google, outlook] = CALENDAR_PAGES.map(({ addressFor }) => new URL(addressFor(APPOINTMENT)));
  expect(Object.fromEntries(google!.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: APPOINTMENT.title,
    details: APPOINTMENT.description,
    dates: '20261126T080000Z/20261126T081500Z',
  });
  expect(outlook!.search).not.toContain('+');
  expect(Object.fromEntries(outlook!.searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: APPOINTMENT.title,
    body: 'First step: ask &lt;once&gt;.<br><br>https://coach.example/artifact/x',
    startdt: '2026-11-26T08:00:00.000Z',
    enddt: '2026-11-26T08:15:00.000Z',
  });
});
