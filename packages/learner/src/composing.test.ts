import { expect, it } from '@jest/globals';
import { isComposing } from './browser.ts';

it.each([
  ['while a composition is under way', true, 229, true],
  ['that ends one in Safari', false, 229, true],
  ['of an older keyboard, without a number for the input method', true, 13, true],
  ['pressed to act', false, 13, false],
])('knows an Enter %s', (_, composing, keyCode, answer) => {
  expect(isComposing({ isComposing: composing, keyCode })).toBe(answer);
});
