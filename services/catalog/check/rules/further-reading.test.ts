import { expect, it } from '@jest/globals';
import { isIsbn13 } from './further-reading.ts';

it.each([
  ['978-1-60358-055-7', true],
  ['9781603580557', true],
  ['978-1-60358-055-8', false],
  ['978-1-60385-055-7', false],
  ['978-1-60358-055', false],
  ['977-1-60358-055-0', false],
  ['0-385-47256-0', false],
])('%s is an ISBN of 13 digits: %s', (text, is) => {
  expect(isIsbn13(text)).toBe(is);
});
