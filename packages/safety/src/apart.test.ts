import { describe, expect, it } from '@jest/globals';
import { adviceOn } from './advice.ts';
import { concernIn } from './concern-in.ts';

describe('a danger that was told from a distance', () => {
  it.each([
    'one of my guys texted he doesnt want to live anymore what do i do now',
    'my colleague emailed me that she wants to kill herself',
    'she posted on instagram that she wants to die',
    'he said on the phone he is going to end it all',
    'an employee wrote in the team chat he would be better off dead',
    'my best worker rang me drunk and says he has the pills in front of him',
    'meine Kollegin hat mir geschrieben, dass sie nicht mehr leben will',
    'un collègue m’a envoyé un message, il veut mourir',
    'una compañera me escribió que quiere morir',
  ])('is answered with reaching them first: %s', (text) => {
    const concern = concernIn(text)!;
    expect(concern).toMatchObject({ kind: 'suicide', apart: true });
    const { text: advice } = adviceOn({ ...concern, language: 'en' }, ['en-GB']);
    expect(advice.indexOf('Ring them now')).toBeGreaterThan(-1);
    expect(advice.indexOf('Ring them now')).toBeLessThan(5);
    for (const said of ['Where are you?', 'on the line', 'welfare check', 'killing yourself', '999'])
      expect(advice).toContain(said);
  });

  it.each([
    ['one of my crew texted me that he wants to die and he is not picking up', 'en', "They aren't answering"],
    ['she posted goodbye everyone I want to die, her phone is off', 'en', "They aren't answering"],
    [
      'mein Azubi hat mir geschrieben, er will nicht mehr leben, und er geht nicht ran',
      'de',
      'meldet sich nicht',
    ],
    ['un collègue m’a envoyé un message, il veut mourir, et il ne répond plus', 'fr', 'ne répond pas'],
    ['una compañera me escribió que quiere morir y no contesta', 'es', 'No contesta'],
  ])('calls for help first where nobody answers: %s', (text, language, said) => {
    const concern = concernIn(text)!;
    expect(concern).toMatchObject({ apart: true, unreached: true, language });
    expect(adviceOn(concern, ['en-GB']).text.slice(0, 60)).toContain(said);
  });

  it('begins with it where it is not sure, too', () => {
    const concern = concernIn('she texted at 3am that she cannot see any way out any more')!;
    expect(concern).toMatchObject({ sure: false, apart: true });
    expect(adviceOn(concern, ['en-GB']).text).toMatch(/^\*\*They aren't in the room/);
  });

  it.each([
    'she told me she wants to die',
    'he sits next to me now and has texted his wife that he wants to die',
    'he wrote a suicide note and left it on my desk',
    'I texted my boss that I want to die',
  ])('is not, where it was told face to face, on paper, or by the visitor: %s', (text) =>
    expect(concernIn(text)?.apart).toBeUndefined(),
  );
});
