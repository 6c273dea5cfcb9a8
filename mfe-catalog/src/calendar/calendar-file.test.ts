import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { type Appointment, calendarFile } from './calendar-file.ts';

const MADE = new Date('2026-11-22T18:00:00.123Z');
const APPOINTMENT: Appointment = {
  uid: 'f00d',
  title: 'Practise: GROW',
  description: 'GROW',
  url: 'https://coachlab.example/artifact/framework-grow',
  start: new Date('2026-11-26T08:00:00Z'),
  minutes: 15,
};
const file = (change: Partial<Appointment> = {}) => calendarFile({ ...APPOINTMENT, ...change }, MADE);

/** As another program reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent')!;
  return { calendar, component, event: new ICAL.Event(component) };
}

describe('a calendar file', () => {
  it('is, line for line, a calendar of one appointment with a reminder', () => {
    expect(file()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Coachlab//Practise before//EN',
        'BEGIN:VEVENT',
        'UID:f00d',
        'DTSTAMP:20261122T180000Z',
        'DTSTART:20261126T080000Z',
        'DTEND:20261126T081500Z',
        'SUMMARY:Practise: GROW',
        'DESCRIPTION:GROW',
        'URL:https://coachlab.example/artifact/framework-grow',
        'CLASS:PRIVATE',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Practise: GROW',
        'TRIGGER:-PT10M',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('is read by another program as the same instant, whatever the zone, and ten minutes before it', () => {
    const { event, component } = read(file({ minutes: 90 }));
    expect(event.startDate.toJSDate()).toEqual(APPOINTMENT.start);
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-26T09:30:00Z'));
    const trigger = component.getFirstSubcomponent('valarm')!.getFirstPropertyValue('trigger');
    expect(String(trigger)).toBe('-PT10M');
  });

  it.each([
    ['commas, semicolons and backslashes', 'One, two; three \\ four \\n five'],
    ['several lines', 'One\n\nTwo\nThree'],
    ['what looks like a property', 'One\nATTENDEE:mailto:x@example.org\nEND:VEVENT'],
    ['colons and quotation marks', '"Say: this" – “and that”'],
    ['letters of two, three and four octets', 'Führung für Łukasz 会議 👩🏽‍💼 '.repeat(20).trim()],
  ])('gives back %s as they were', (_, description) => {
    expect(read(file({ description })).event.description).toBe(description);
  });

  it('takes line ends of every kind as one, and drops what no calendar may hold', () => {
    expect(read(file({ title: 'One\r\nTwo\rThree\u0000\u0007\u001b[0m' })).event.summary).toBe(
      'One\nTwo\nThree[0m',
    );
  });

  it.each([60, 61, 62, 63, 64, 65])(
    'keeps every line within 75 octets and every character whole, from octet %i on',
    (before) => {
      const text = file({ description: 'x'.repeat(before) + '会👩🏽‍💼ü'.repeat(40) });
      const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
      expect(Math.max(...octets)).toBeLessThanOrEqual(75);
      expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
      expect(read(text).event.description).toContain('会👩🏽‍💼ü'.repeat(40));
    },
  );
});
