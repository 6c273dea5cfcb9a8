import { expect, it } from '@jest/globals';
import { archetypeOf } from './archetype.ts';

const scores = (trust: number, listening: number, safety: number) => ({ trust, listening, safety });

it.each([
  ['balanced-beginning', scores(0, 0, 0), 0],
  ['balanced-beginning', scores(32.5, 32.5, 35), 33],
  ['balanced-building', scores(35, 35, 32.5), 34],
  ['balanced-building', scores(65, 67.5, 65), 66],
  ['balanced-strong', scores(67.5, 67.5, 65), 67],
  ['balanced-strong', scores(100, 100, 100), 100],
])('%s: dimensions close together, composite %#', (archetype, exact, composite) => {
  expect(archetypeOf(exact, composite)).toBe(archetype);
});

it.each([
  ['a spread of 7.5 has no need', scores(50, 57.5, 50), 53, 'balanced-building'],
  ['a spread of 9.99 has no need', scores(50, 59.99, 50), 53, 'balanced-building'],
  ['a spread of 10 has one', scores(50, 60, 60), 57, 'need-trust'],
])('%s', (_, exact, composite, archetype) => {
  expect(archetypeOf(exact, composite)).toBe(archetype);
});

it.each([
  ['67 or more in all is balanced, however uneven', scores(67, 100, 100), 89, 'balanced-strong'],
  ['just below 67 is a need', scores(66.9, 100, 100), 89, 'need-trust'],
  ['with the steps there are: 67.5', scores(100, 67.5, 100), 89, 'balanced-strong'],
  ['with the steps there are: 65', scores(100, 65, 100), 88, 'need-listening'],
])('%s', (_, exact, composite, archetype) => {
  expect(archetypeOf(exact, composite)).toBe(archetype);
});

it.each([
  [scores(20, 60, 60), 'need-trust'],
  [scores(60, 20, 60), 'need-listening'],
  [scores(60, 60, 20), 'need-safety'],
  // Ties go in the order trust, listening, safety.
  [scores(20, 20, 60), 'need-trust'],
  [scores(60, 20, 20), 'need-listening'],
  [scores(20, 60, 20), 'need-trust'],
])('the lowest of %j gives %s', (exact, archetype) => {
  expect(archetypeOf(exact, 40)).toBe(archetype);
});
