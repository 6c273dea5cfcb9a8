import { beforeAll, describe, expect, it } from '@jest/globals';
import { readSituations } from '../testing/small-catalogue.ts';
import { plainWords } from './plain-words.ts';
import { readRecognition, type Recognition } from './recognition-content.ts';
import { SituationMatcher } from './situation-matcher.ts';
import { Spelling } from './spelling.ts';

describe('spelling', () => {
  const written = 'people say people a deadline is a deadline peopel'.split(' ');
  const spelling = new Spelling((word) => written.filter((one) => one === word).length);

  it.each([
    ['poeple', 'people'],
    ['peopel', 'people'],
    ['deadine', 'deadline'],
    ['deadlinne', 'deadline'],
    ['deadlime', 'deadline'],
    ['people', 'people'],
    ['zeppelin', 'zeppelin'],
    ['sya', 'sya'],
  ])('%s is %s', (typed, meant) => {
    expect(spelling.corrected(typed)).toBe(meant);
  });
});

describe('plain words', () => {
  it.each([
    ['He didn’t get the promotion', 'She did not get a promotion'],
    ["I can't stand her", 'i cannot stand him'],
    ['they wont listen', "He won't listen"],
  ])('“%s” is as good as “%s”', (one, other) => {
    expect(plainWords(one)).toEqual(plainWords(other));
  });

  it('keep who it happens to', () => {
    expect(plainWords('I did not get it')).not.toEqual(plainWords('He did not get it'));
  });
});

describe('the situations', () => {
  let recognition: Recognition;
  let matcher: SituationMatcher;
  beforeAll(async () => {
    const [situations, read] = await Promise.all([readSituations(), readRecognition()]);
    recognition = read;
    matcher = await SituationMatcher.of(situations, read);
  });

  it('have cues, each of them and no other', () => {
    const slugs = matcher.situations.map(({ slug }) => slug);
    expect(Object.keys(recognition.cues).sort()).toEqual(slugs.sort());
  });

  it.each([
    ['he reeks of gin before noon', 'alcohol-suspected'],
    ['my raise', 'pay-rise-ask-own'],
    ['the retros are a waste of postits', 'retrospective-stale'],
    ['she wants a ramadn timetable', 'religion-at-work'],
  ])('are known by what is said in such a story: %s', (text, slug) => {
    expect(matcher.match(text).candidates[0]?.situation.slug).toBe(slug);
  });

  it.each([
    ['the report came late again', 'late-reports'],
    ['after that report she cried', 'tears-over-reports'],
  ])('are told apart by words that stand near each other, in any order: %s', async (text, slug) => {
    const [one] = matcher.situations;
    const texts = { title: '', goingOn: '', doFirst: '', sayThis: [], avoid: '', phrasingsIn: {} };
    const few = [
      { ...one!, ...texts, slug: 'late-reports', phrasings: ['late with a report', 'cries at lunch'] },
      {
        ...one!,
        ...texts,
        slug: 'tears-over-reports',
        phrasings: ['cries about a report', 'late for lunch'],
      },
    ];
    const small = await SituationMatcher.of(few, { ...recognition, concepts: [], cues: {} });
    const [first] = small.match(text).candidates;
    expect(first?.situation.slug).toBe(slug);
  });

  it('are surer of a phrasing than of a few words that several have', () => {
    const sure = matcher.match('one of my team members smells of body odour, how do I tell him');
    expect(sure.confidence).toBeGreaterThan(matcher.match('a hard talk').confidence);
    expect(matcher.match('a recipe for ratatouille with aubergines and thyme').known).toBeLessThan(0.8);
  });
});
