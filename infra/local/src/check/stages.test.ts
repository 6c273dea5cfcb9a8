import { expect, it } from '@jest/globals';
import { CHECKS } from './checks.ts';
import { stagesOf } from './stages.ts';

const names = (checks: typeof CHECKS, ofRoom: boolean) =>
  stagesOf(checks, ofRoom).map((stage) => stage.map(({ name }) => name));
const of = (...wanted: string[]) => CHECKS.filter(({ name }) => wanted.includes(name));

it('the whole house is checked by one check after the other', () => {
  expect(names(of('format', 'types', 'unit'), false)).toEqual([['format'], ['types'], ['unit']]);
});

it('a room is read and compiled, then tested, by several at a time', () => {
  expect(names(of('format', 'types', 'unit', 'e2e'), true)).toEqual([
    ['format', 'types'],
    ['unit', 'e2e'],
  ]);
  expect(names(of('unit'), true)).toEqual([['unit']]);
});
