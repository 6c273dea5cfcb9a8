import { describe, expect, it } from '@jest/globals';
import { adviceOn } from '../advice.ts';
import { concernIn } from '../concern-in.ts';
import { readTexts } from '../evaluation/labelled-texts.ts';
import { farewellSigns } from './farewell-signs.ts';

const MOST_FALSE_ALARMS = 0.05;

describe('signs that count together', () => {
  it('are seen, and there is help for each', () => {
    const helped = ({ text }: { text: string }) => {
      const concern = concernIn(text);
      return concern && adviceOn(concern, ['en-GB']).text.includes('findahelpline.com');
    };
    expect(readTexts('evaluation', /^oblique-danger-(open|held)/).filter((one) => !helped(one))).toEqual([]);
  });

  it('are seldom seen where one stands alone, or something explains them', () => {
    const ordinary = readTexts('evaluation', /^oblique-ordinary-/);
    const asked = ordinary.filter(({ text }) => farewellSigns(text));
    expect(asked.slice(Math.floor(ordinary.length * MOST_FALSE_ALARMS))).toEqual([]);
  });

  it.each([
    'he gave his dog to a neighbour and is suddenly so calm, how do I ask him',
    'she has been giving colleagues her nice things and says she is finally at peace, though she has not resigned',
  ])('are asked about directly, and what was noticed is named: %s', (text) => {
    const { text: advice } = adviceOn(concernIn(text)!, ['en-GB']);
    expect(advice).toContain('Are you thinking of killing yourself?');
    expect(advice).toContain('name what you noticed');
    expect(advice).toContain('116 123');
  });

  it('are the visitor’s where the visitor does it', () => {
    const own = 'I have found a home for my cats, paid back everyone and written letters to my kids';
    expect(farewellSigns(own)).toMatchObject({ kind: 'suicide', who: 'self', signs: true });
    expect(farewellSigns('She found a home for her cats, and paid back everyone')?.who).toBe('other');
  });

  it.each([
    'he retires in May, gives his tools to the apprentices and is at peace with it',
    'she moves abroad, gives away her furniture and has found a home for the cat',
    'he handed in his notice, cleared his desk and thanked everyone',
  ])('are none where something explains them: %s', (text) => expect(farewellSigns(text)).toBeUndefined());

  it('count all the same where it is said that nothing does', () =>
    expect(
      farewellSigns('he cleared his desk and gave away his tools, and he has no new job'),
    ).toBeDefined());
});
