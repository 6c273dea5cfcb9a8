import { expect, it } from '@jest/globals';
import { scheduleFor } from './schedule.ts';

it.each([
  ['reviews with 18 teachers in the next three weeks', /6 a week.+two a day on 3 days/],
  ['appraisals with 24 people in four weeks', /6 a week/],
  ['I have 40 one-to-ones within two weeks', /20 a week.+another week/],
])('shares out many talks: %s', (message, expected) => expect(scheduleFor(message)).toMatch(expected));

it.each([
  'two people left in three weeks',
  'we hired 18 people in three weeks',
  'three reviews in two weeks',
  'a review next week',
])('plans nothing where nothing has to be shared out: %s', (message) =>
  expect(scheduleFor(message)).toBeUndefined(),
);
