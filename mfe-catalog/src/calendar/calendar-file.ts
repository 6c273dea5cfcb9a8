/** One appointment. The calendar that opens the file shows its start in its own time zone. */
export interface Appointment {
  /** Unlike any other in the world. */
  uid: string;
  title: string;
  /** May have several lines. */
  description: string;
  url: string;
  start: Date;
  minutes: number;
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
const REMINDER_MINUTES = 10;

/**
 * An iCalendar file (RFC 5545) with one appointment and a reminder. The start is an instant in UTC: the visitor's clock
 * and time zone name it exactly, without rules of a zone in the file, and it stays right in a calendar of another zone,
 * where a floating time would become another hour. No METHOD: that would make it an invitation (RFC 5546).
 */
export function calendarFile(
  { uid, title, description, url, start, minutes }: Appointment,
  made: Date,
): string {
  const end = endOf(start, minutes);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Coachlab//Practise before//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${url}`,
    // Colleagues who may look into the calendar see that the time is taken, not what is practised.
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    `TRIGGER:-PT${REMINDER_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

export function endOf(start: Date, minutes: number): Date {
  return new Date(start.getTime() + minutes * 60_000);
}

/** 20261126T080000Z */
export function utc(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function text(value: string): string {
  return (
    value
      .replaceAll(/\r\n?/g, '\n')
      // RFC 5545 allows a tab in text, and no other control character.
      .replaceAll(/[^\P{Cc}\t\n]/gu, '')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

const encoder = new TextEncoder();

/** A longer line goes on in the next, after a space. No character is cut in two. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST_LINE) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
