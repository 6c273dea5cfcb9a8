import { expect, it } from '@jest/globals';
import { differences } from './same-content.ts';

it('finds what only one of two pages contains, how often, and a different order', () => {
  expect(differences(['a', 'b', 'b'], ['a', 'b', 'b'])).toEqual([]);
  expect(differences(['a', 'b', 'b'], ['a', 'b', 'c'])).toEqual(['lacks "b"', 'has "c"']);
  expect(differences(['a', 'b'], ['b', 'a'])).toEqual(['has "b" where "a" is expected']);
});
