import { beforeAll, describe, expect, it } from '@jest/globals';
import { crossValidated, type Judged, thresholdsFrom } from './cross-validation.ts';
import { readPhrasings, readTexts } from './labelled-texts.ts';

/** A part of the texts, so that it takes seconds; what is measured on all is higher. */
const PART = 2;
const FEWER = 10;

describe('a classifier that has not seen the sentences, without the rules', () => {
  let judged: Judged[];
  let perhaps: number;
  beforeAll(() => {
    const phrasings = readPhrasings().filter((_, at) => at % FEWER === 0);
    const texts = readTexts('training').filter((_, at) => at % PART === 0);
    judged = [...crossValidated([...texts, ...phrasings], [0])];
    ({ perhaps } = thresholdsFrom(judged));
  });

  const shareOf = (begins: string) => {
    const texts = judged.filter(({ file }) => file.startsWith(begins));
    return texts.filter(({ danger }) => danger > perhaps).length / texts.length;
  };

  it('recognises most that is said plainly', () => {
    expect(shareOf('training/danger-en-plain')).toBeGreaterThan(0.55);
  });

  it('recognises much of what is hinted at', () => {
    expect(shareOf('training/danger-en-hinted')).toBeGreaterThan(0.4);
  });

  it('recognises much in other languages', () => {
    expect(shareOf('training/danger-other')).toBeGreaterThan(0.35);
  });

  it('lets what people ask pass', () => {
    expect(shareOf('situations')).toBeLessThan(0.08);
  });

  it('mostly tells what it is, and whose', () => {
    const dangers = judged.filter(({ kinds }) => kinds.length > 0);
    const told = dangers.filter(({ who }) => who !== 'any');
    const kindRight = dangers.filter(({ kinds, kind }) => (kinds as string[]).includes(kind));
    expect(kindRight.length / dangers.length).toBeGreaterThan(0.5);
    expect(told.filter(({ who, whose }) => who === whose).length / told.length).toBeGreaterThan(0.75);
  });
});
