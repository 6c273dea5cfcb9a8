import { expect, it } from '@jest/globals';
import { laterTurns } from './later-turns.ts';

const about = (slug: string) => `… [On a page of its own](/-/situations/${slug})`;

it('tells what becomes of the matter in later turns', () => {
  const answers = ['hello', about('a'), about('a'), about('b'), 'an item', about('c')];
  const turns = answers.map((_, at) => ({ say: `${at}`, expect: at === 5 ? { links: ['c'] } : {} }));
  const played = answers.map((answer, at) => ({ said: [`${at}`], answer, faults: [] }));
  expect(laterTurns({ turns }, played).map(({ became }) => became)).toEqual([
    'stays',
    'another',
    'nothing',
    'asked',
  ]);
});
