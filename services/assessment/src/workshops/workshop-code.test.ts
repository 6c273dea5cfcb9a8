import { expect, it } from '@jest/globals';
import { newWorkshopCode, readWorkshopCode, spokenCode } from './workshop-code.ts';

it('new codes have nine signs, none of which looks like another, and differ', () => {
  const codes = Array.from({ length: 2_000 }, newWorkshopCode);
  for (const code of codes) expect(code).toMatch(/^[^01258ABEGILNOQSUZ]{9}$/);
  expect(new Set(codes).size).toBe(2_000);
  expect(new Set(codes.join('')).size).toBe(19);
});

it('is said in groups of three, and read back', () => {
  const code = newWorkshopCode();
  expect(spokenCode(code)).toMatch(/^\w{3}-\w{3}-\w{3}$/);
  expect(readWorkshopCode(spokenCode(code))).toBe(code);
});

it.each([
  ['K4T-9WM-XH7', 'K4T9WMXH7'],
  [' k4t 9wm xh7 ', 'K4T9WMXH7'],
  ['K4T-9WM-XH', null],
  ['K4T-9WM-XH77', null],
  ['K4T-9WM-XH0', null],
  ['', null],
  ['K'.repeat(5_000), null],
])('reads %j as %s', (typed, code) => {
  expect(readWorkshopCode(typed)).toBe(code);
});
