import { describe, expect, it } from '@jest/globals';
import { stem, wordsOf } from './words.ts';

describe('the words of a text', () => {
  it.each([
    ['Skill-Will Matrix', ['skill', 'will', 'matrix']],
    ['Résumé, naïvely', ['resume', 'naively']],
    ['Обратная связь', ['обратная', 'связь']],
    ['…', []],
    ['1:1s, one on ones and 1-2-1', ['onetoone', 'onetoone', 'and', 'onetoone']],
    [`a ${'x'.repeat(41)} word`, ['a', 'word']],
    [`1${' '.repeat(30_000)}1`, ['1']],
    ['burned out or burn-out', ['burnout', 'or', 'burnout']],
  ])('of %p are %p', (text, words) => expect(wordsOf(text)).toEqual(words));
});

describe('the stem of a word', () => {
  it.each([
    ['delegate', 'delegation', 'delegating'],
    ['miss', 'misses', 'missing'],
    ['fire', 'firing', 'fired'],
  ])('is one for %s, %s and %s', (...words) => expect(new Set(words.map(stem)).size).toBe(1));

  it.each([
    ['career', 'care'],
    ['careers', 'caring'],
    ['later', 'late'],
    ['lately', 'late'],
    ['offer', 'off'],
    ['evening', 'even'],
    ['former', 'form'],
    ['letters', 'let'],
  ])('is another for %s and %s', (one, other) => expect(stem(one)).not.toBe(stem(other)));

  it.each([
    ['career', 'careers'],
    ['late', 'lateness'],
    ['offer', 'offered'],
  ])('is one for %s and %s', (one, other) => expect(stem(one)).toBe(stem(other)));
});
