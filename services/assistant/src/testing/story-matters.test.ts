import { beforeAll, expect, it } from '@jest/globals';
import { readRecognition } from '../situations/recognition-content.ts';
import { SituationMatcher } from '../situations/situation-matcher.ts';
import { readSituations } from './small-catalogue.ts';
import { readStories, storiesRead, type Story } from './story-matters.ts';

let matcher: SituationMatcher;
let stories: Story[];
beforeAll(async () => {
  const [situations, recognition] = await Promise.all([readSituations(), readRecognition()]);
  [matcher, stories] = [await SituationMatcher.of(situations, recognition), await readStories()];
});

it('names only situations that there are', () => {
  const slugs = new Set(matcher.situations.map(({ slug }) => slug));
  expect(stories.flatMap(({ expect: named }) => named).filter((slug) => !slugs.has(slug))).toEqual([]);
});

it.each([
  // Measured: 44 and 52 of 67; 39 and 53 by the whole text alone.
  ['English', true, { first: 42, three: 50 }],
  // Measured: 9 and 11 of 13; 3 and 5 before the glossaries grew and the background was taken off.
  ['other languages', false, { first: 8, three: 10 }],
] as const)('takes most long stories in %s for a right situation', (_, isEnglish, floor) => {
  const { first, three } = storiesRead(matcher, stories, isEnglish);
  expect(first).toBeGreaterThanOrEqual(floor.first);
  expect(three).toBeGreaterThanOrEqual(floor.three);
});
