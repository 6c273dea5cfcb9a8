import { describe, expect, it } from '@jest/globals';
import { editDistance } from './edit-distance.ts';
import { TextIndexBuilder } from './text-index-builder.ts';
import { Vocabulary } from './vocabulary.ts';

describe('the slips between two words', () => {
  it.each([
    ['feedback', 'feedback', 0],
    ['feedback', 'feedbakc', 1],
    ['feedback', 'feedbak', 1],
    ['feedback', 'feeedback', 1],
    ['feedback', 'foodback', 2],
    ['goal', 'goals', 1],
    ['abc', 'cab', 2],
    ['coach', 'contract', 3],
    ['', 'ab', 2],
  ])('from %p to %p are %p (more than two count as three)', (from, to, slips) => {
    expect(editDistance(from, to, 2)).toBe(slips);
    expect(editDistance(to, from, 2)).toBe(slips);
  });
});

describe('the vocabulary', () => {
  const words = ['coach', 'coaching', 'feedback', 'goal', 'goals', 'grow', 'oar'].sort();
  const vocabulary = new Vocabulary(words);
  const meant = (typed: string) =>
    vocabulary
      .matches(typed)
      .sort((a, b) => b.closeness - a.closeness)
      .map(({ word }) => words[word]);

  it.each([
    ['coach', ['coach', 'coaching']],
    ['coachign', ['coaching']],
    ['goal', ['goal', 'goals']],
    ['gaol', ['goal']],
    ['gro', ['grow']],
    ['g', []],
    ['oat', []],
    ['zzzz', []],
  ])('takes %p for %p', (typed, expected) => expect(meant(typed)).toEqual(expected));
});

describe('the text index', () => {
  const indexOf = (...titles: string[]) => {
    const builder = new TextIndexBuilder();
    for (const title of titles) builder.add([{ text: title, weight: 1 }]);
    return builder.build();
  };
  const any = () => true;

  it('puts the word itself before words that it begins, and those before misspelled ones', () => {
    expect(indexOf('goals', 'gaol', 'goal').search('goal', any)).toEqual([2, 0, 1]);
  });

  it('puts rare words before common ones', () => {
    expect(indexOf('coach team', 'coach team', 'coach', 'silence').search('coach silence', any)[0]).toBe(3);
  });

  it('puts a text that says a word again before one that says it once', () => {
    expect(indexOf('quiet', 'quiet, quiet, quiet').search('quiet', any)).toEqual([1, 0]);
  });

  it('keeps the order of the documents where they are equally good', () => {
    expect(indexOf('trust', 'other', 'trust', 'trust').search('trust', any)).toEqual([0, 2, 3]);
  });

  it('leaves out what is not accepted, also when nothing else is left', () => {
    const index = indexOf('trust first', 'trust', 'first');
    expect(index.search('trust first', (document) => document !== 0)).toEqual([1, 2]);
    expect(index.search('trust', () => false)).toEqual([]);
  });

  it('finds nothing in nothing, and for nothing', () => {
    expect(indexOf().search('trust', any)).toEqual([]);
    expect(indexOf('trust').search(' - ', any)).toEqual([]);
  });
});
