import { expect, it } from '@jest/globals';
import { newCode, readable, readCode } from './codes.ts';

it('new codes have their length, use the letters, and differ', () => {
  const codes = Array.from({ length: 500 }, () => newCode(12));
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(new Set(codes).size).toBe(500);
});

it.each([
  ['7K3M-9QXV-2TPD', '7K3M9QXV2TPD'],
  [' 7k3m 9qxv 2tpd ', '7K3M9QXV2TPD'],
  ['OIL1-0000-0000', '011100000000'],
  ['7K3M-9QXV-2TP', null],
  ['7K3M-9QXV-2TPDX', null],
  ['7K3M-9QXV-2TPU', null],
  ['7K3M-9QXV-2TP$', null],
  ['', null],
])('reads %j as %s', (typed, code) => {
  expect(readCode(typed, 12)).toBe(code);
});

it('is written in groups of four, and read back', () => {
  const code = newCode(16);
  expect(readable(code)).toMatch(/^\w{4}(-\w{4}){3}$/);
  expect(readCode(readable(code), 16)).toBe(code);
});
