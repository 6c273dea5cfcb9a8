import { describe, expect, it } from '@jest/globals';
import { isQuick, longer, readPatience } from './patience.ts';

const USUAL = { takenOver: 20_000, answers: 15_000 };

describe('how long a rehearsal waits for a page', () => {
  it('is set by the environment', () => {
    expect(readPatience({})).toEqual(USUAL);
    const env = { COACHLAB_REHEARSAL_HYDRATED_MS: '8000', COACHLAB_REHEARSAL_ANSWERS_MS: '' };
    expect(readPatience(env)).toEqual({ ...USUAL, takenOver: 8_000 });
  });

  it.each(['soon', '-1', '0', '1.5'])('is no "%s"', (value) => {
    expect(() => readPatience({ COACHLAB_REHEARSAL_ANSWERS_MS: value })).toThrow(
      `COACHLAB_REHEARSAL_ANSWERS_MS is "${value}"`,
    );
  });

  it('was enough only where the other release took a tenth of it at the same moment', () => {
    expect(isQuick(USUAL, 600)).toBe(true);
    expect(isQuick(USUAL, 2_000)).toBe(false);
    expect(isQuick(USUAL, null)).toBe(false);
  });

  it.each([
    ['twice as long', 2_500, 2],
    ['ten times as long as the other one took', 6_000, 3],
    ['three times as long, where nothing says how slow the machine is', null, 3],
  ])('is %s the second time', (_, otherTook, times) => {
    const { takenOver, answers } = USUAL;
    expect(longer(USUAL, otherTook)).toEqual({ takenOver: takenOver * times, answers: answers * times });
  });
});
