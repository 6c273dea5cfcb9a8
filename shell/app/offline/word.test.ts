import { describe, expect, it } from '@jest/globals';
import { formatWord, parseWord, type Word } from './word.ts';

describe('what the server says to the worker', () => {
  it.each<Word>([
    { says: 'keep', set: '0123abcd.main.1f' },
    { says: 'pass', set: '0123abcd' },
    { says: 'off' },
  ])('arrives as it was said: %j', (word) => expect(parseWord(formatWord(word))).toEqual(word));

  it.each([
    null,
    '',
    'keep',
    'keep ',
    'keep a b',
    'KEEP a',
    'forget a',
    'off a',
    `keep ${'a'.repeat(101)}`,
    'keep ../a',
  ])('is nothing when it is %j', (text) => expect(parseWord(text)).toBeNull());
});
