import { beforeAll, expect, it } from '@jest/globals';
import { readSituations } from '../testing/small-catalogue.ts';
import { announcementIn } from './announcement.ts';
import { canBeSaid, sayablePart } from './can-be-said.ts';
import { type CoachContent, readCoachContent } from './coach-content.ts';
import { kindAbroad, kindFor } from './ways.ts';

let content: CoachContent;

beforeAll(async () => {
  content = await readCoachContent();
});

it('the pages of a kind of talk exist, and each pattern is one', async () => {
  const slugs = new Set((await readSituations()).map(({ slug }) => slug));
  expect(content.kinds.flatMap(({ pages = [] }) => pages).filter((page) => !slugs.has(page))).toEqual([]);
  for (const { told, unless = '' } of content.answers)
    expect(() => [new RegExp(told, 'i'), new RegExp(unless, 'i')]).not.toThrow();
  for (const { abroad = {} } of content.kinds)
    for (const language of Object.keys(abroad) as (keyof typeof abroad)[])
      expect(() => kindAbroad(content.kinds, 'x', language)).not.toThrow();
});

it.each([
  ['the head of IT, same level as me, promises and nothing happens', 'peer-not-delivering'],
  ['she keeps interrupting me in the round', 'treats-me-badly'],
  ['my client cries in each of our sessions', 'coaching-client'],
  ['I want to thank them tomorrow', 'thanks'],
  ['four nurses quit, how do I find out what the others think', 'group-before-they-go'],
  ['the two of them refuse to work the same shift', 'two-at-odds'],
  ['I have to tell her that her post is cut', 'bad-news'],
  ['our team lead resigned, tomorrow I tell the team', 'someone-leaves'],
  ['our order sheets are pink', undefined],
])('%s: is a talk of the kind %s', (message, kind) => {
  expect(kindFor(content.kinds, message)?.kind).toBe(kind);
});

it.each([
  ['de', 'meine kollegin überhört mich und fällt mir ins wort', /ausreden/],
  ['fr', 'elle est épuisée et pleure', /minuit/],
  ['es', 'una compañera del mismo nivel promete y no entrega', /qué lo frena/i],
] as const)('is known in %s: %s', (language, message, say) => {
  expect(kindAbroad(content.kinds, message, language)?.say).toMatch(say);
});

it.each([
  ['the three late reports', false, true],
  ['layoff talks tmrw, 3 people', false, false],
  ["shes late and i don't know why", true, false],
  ["I'm not eating much", true, false],
  ['how do I structure the meeting', true, false],
  ['your report is 9 days late', true, true],
])('“%s” can be said to somebody, as a sentence %s: %s', (text, isSentence, can) => {
  expect(canBeSaid(text, isSentence)).toBe(can);
});

it('of several sentences those stand that come before what one tells of oneself', () => {
  expect(sayablePart('Four posts may go. I sleep badly. It ends in June.')).toBe('Four posts may go.');
});

it('nobody is announced as news', () => {
  expect(announcementIn('my manager wants me to announce her as example')).toBeUndefined();
  expect(announcementIn('I have to announce to the team that the kitchen closes in May')).toMatchObject({
    news: 'The kitchen closes in May.',
  });
});
