import { expect, it } from '@jest/globals';
import { CERTIFICATION } from '../test/certifications.ts';
import { standing } from './progress.ts';

const done = { completed: true };
const tried = { completed: false, bestScore: 60 };

it.each([
  ['nothing', {}, { completed: 0, total: 2, percent: 0, done: false, nextModuleId: 'grow' }],
  ['a failed try', { grow: tried }, { completed: 0, percent: 0, done: false, nextModuleId: 'grow' }],
  ['the first module', { grow: done }, { completed: 1, percent: 50, nextModuleId: 'listening' }],
  ['the last one only', { listening: done }, { completed: 1, percent: 50, nextModuleId: 'grow' }],
  ['all', { grow: done, listening: done }, { percent: 100, done: true, nextModuleId: undefined }],
  ['a module that is gone', { grow: done, old: done }, { completed: 1, total: 2, done: false }],
])('stands where it should after %s', (_, progress, expected) => {
  expect(standing(CERTIFICATION, { progress })).toMatchObject(expected);
});

it('is never complete without modules', () => {
  expect(standing({ modules: [] }, { progress: {} })).toMatchObject({ percent: 0, done: false });
});
