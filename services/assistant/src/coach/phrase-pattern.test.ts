import { expect, it } from '@jest/globals';
import { phrasePattern } from './phrase-pattern.ts';

it.each([
  [['had a stent'], 'Mam says he HAD A STENT in March', true],
  [["he's|she's ill"], 'shes ill', true],
  [["isn't well"], 'he isnt well at all', true],
  [['been here … years'], 'she has been here for thirty five years', true],
  [['been here … years'], 'she has been here. Ten years ago it was otherwise', false],
  [['diagnos-'], 'two diagnoses', true],
  [['is 6#'], 'he is 64', true],
  [['is 6#'], 'he is 6', false],
  [['ill'], 'the mill', false],
])('%j stands in “%s”: %s', (phrases, text, stands) => {
  expect(phrasePattern(phrases).test(text)).toBe(stands);
});
