import { expect, it } from '@jest/globals';
import { nameTold, withoutName } from './name-told.ts';
import { toldTo } from './told-to.ts';

it.each([
  ['he did it again today in front of the board', 'You did it again today in front of the board.'],
  [
    'and she promised to be there and on tuesday she was not',
    'You promised to be there and on Tuesday you were not.',
  ],
])('is said to the one whom it is told of: %s', (message, said) =>
  expect(toldTo(message, undefined)).toBe(said),
);

it('is put in brackets where it is no sentence about the person', () =>
  expect(toldTo('and this morning again, 40 minutes', undefined)).toBe('[this morning again, 40 minutes]'));

it.each([
  ["her name's bev", 'Bev'],
  ['he is called Tadhg', 'Tadhg'],
  ["it's for Wojtek btw", 'Wojtek'],
])('a name is told: %s', (message, name) => expect(nameTold(message)?.name).toBe(name));

it.each(['she called in sick', "it's for tomorrow", 'his name is not the point', "it's about Monday"])(
  'no name is told: %s',
  (message) => expect(nameTold(message)).toBeUndefined(),
);

it('is taken out of a wish', () => expect(withoutName("shorter, her name's Bev")).toBe('shorter,'));
