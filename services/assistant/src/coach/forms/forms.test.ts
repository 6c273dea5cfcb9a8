import { describe, expect, it } from '@jest/globals';
import { agendaText, shorterThan } from './agenda.ts';
import { emailText, shorterText } from './email.ts';

const AGENDA = ['3 min: say it', '2 min: be quiet', '15 min: listen', '10 min: agree what follows'];
const minutes = (text: string) => [...text.matchAll(/^\d\. (\d+) min/gm)].map(([, one]) => Number(one));
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

describe('an agenda', () => {
  it.each([60, 45, 30, 20, 15, 10])('fits into %i minutes, with its first and last step', (length) => {
    const text = agendaText(AGENDA, length);
    expect(text).toContain(`**Agenda, ${length} minutes**`);
    expect(sum(minutes(text))).toBe(length);
    expect(Math.min(...minutes(text))).toBeGreaterThan(0);
    expect(text).toContain('say it');
    expect(text).toContain('agree what follows');
  });

  it('of hours goes by five minutes', () => {
    expect(minutes(agendaText(AGENDA, 120)).every((one) => one % 5 === 0)).toBe(true);
  });

  it('has a shorter length for each', () => {
    expect([60, 45, 30, 25, 15].map(shorterThan)).toEqual([30, 30, 20, 15, 10]);
  });
});

describe('an email', () => {
  const email = {
    to: 'the person who is late',
    subject: 'Half an hour',
    body: 'Hi {name},\n\nI’d like half an hour on ____. It is about the rota. The rota is long and needs us both.\n\nNothing else is planned. Bring what you like.\n\n____',
  };

  it('is addressed to whom it is about, but not when it goes to somebody else', () => {
    expect(emailText(email, 'Priya', false)).toContain('Hi Priya,');
    expect(emailText({ ...email, to: 'HR' }, 'Priya', false)).toContain('Hi ____,');
    expect(emailText(email, undefined, false)).toContain('Hi ____,');
  });

  it('is shorter with its greeting, what it asks for and its sender', () => {
    const short = emailText(email, 'Priya', true);
    expect(short).toContain('Hi Priya,\n\nI’d like half an hour on ____.');
    expect(short).not.toContain('Bring what');
    expect(short).toContain('Subject: Half an hour');
    expect(short).toMatch(/\n____\n~~~$/);
  });

  it('that stands in an answer is made shorter, and nothing where none does', () => {
    const answer = `${emailText(email, 'Priya', false)}\n\nSend it tonight.`;
    expect(shorterText(answer)).toBe(
      '~~~text\nSubject: Half an hour\n\nHi Priya,\n\nI’d like half an hour on ____.\n\nNothing else is planned.\n\n____\n~~~',
    );
    expect(shorterText('**Do first.** Nothing is written here.')).toBeUndefined();
  });
});
