import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { chosenStart, tomorrowMorning } from './chosen-start.ts';

const NOW = new Date(2026, 10, 22, 18, 30);
const wordsOf = (day: string, time: string, now = NOW) => {
  const answer = chosenStart({ day, time }, now);
  return 'fault' in answer ? `${answer.fault}: ${answer.words}` : answer.start;
};

describe('when to practise', () => {
  it('is tomorrow at nine to begin with, also on the last day of a year', () => {
    expect(tomorrowMorning(NOW)).toEqual({ day: '2026-11-23', time: '09:00' });
    expect(tomorrowMorning(new Date(2026, 11, 31, 23, 59))).toEqual({ day: '2027-01-01', time: '09:00' });
  });

  it("is what the visitor's own clock will show", () => {
    expect(wordsOf('2026-11-26', '09:00')).toEqual(new Date(2026, 10, 26, 9, 0));
    expect(wordsOf('2026-11-22', '18:31')).toEqual(new Date(2026, 10, 22, 18, 31));
    // Some browsers give the seconds as well.
    expect(wordsOf('2026-11-26', '09:00:00')).toEqual(new Date(2026, 10, 26, 9, 0));
  });

  it.each([
    ['2026-11-22', '18:30', 'time: That time has passed. Choose a later one.'],
    ['2026-11-21', '23:59', 'day: That day is over. Choose today or a later one.'],
    ['', '09:00', 'day: Choose a day, with a year of four digits.'],
    ['202611-11-26', '09:00', 'day: Choose a day, with a year of four digits.'],
    ['2026-11-26', '', 'time: Choose a time.'],
    ['2027-02-30', '09:00', 'day: Choose a day within the next 5 years.'],
    ['2062-11-26', '09:00', 'day: Choose a day within the next 5 years.'],
  ])('is not %s %s', (day, time, words) => {
    expect(wordsOf(day, time)).toBe(words);
  });

  it('is an instant of the zone: the same in winter and summer, and never an hour that the clocks skip', () => {
    const module = new URL('./chosen-start.ts', import.meta.url).href;
    const code = `
      const { chosenStart } = await import(${JSON.stringify(module)});
      const now = new Date('2026-11-22T00:00:00Z');
      const answers = [['2026-11-26', '09:00'], ['2027-06-01', '09:00'], ['2027-03-28', '02:30']].map(
        ([day, time]) => { const { start, words } = chosenStart({ day, time }, now); return start ?? words; });
      console.log(JSON.stringify(answers));`;
    const said = execFileSync(
      process.execPath,
      ['--conditions=coachlab', '--input-type=module', '--eval', code],
      { env: { ...process.env, TZ: 'Europe/Berlin', NODE_OPTIONS: '' }, encoding: 'utf8' },
    );
    expect(JSON.parse(said)).toEqual([
      '2026-11-26T08:00:00.000Z',
      '2027-06-01T07:00:00.000Z',
      'The clocks go forward that day and skip this time. Choose another.',
    ]);
  });
});
