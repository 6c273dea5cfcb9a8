import { expect, it } from '@jest/globals';
import { describeStandIns } from './describe-stand-ins.ts';

const release = { version: '1.2.0', minutes: 5, pages: 40, failed: 0, by: [] };

it.each([
  [
    { by: [{ version: '1.1.0', pages: 37 }] },
    '1.2.0, but 1.1.0 answered 37 of 40 pages in the last 5 minutes',
  ],
  [
    { failed: 2, by: [{ version: '1.1.0', pages: 37 }] },
    '1.2.0, but 1.1.0 answered 37 and nothing could answer 2 of 40 pages in the last 5 minutes',
  ],
  [{ pages: 1, failed: 1 }, '1.2.0, but nothing could answer 1 of 1 page in the last 5 minutes'],
])('says who answered in the place of a release', (more, said) => {
  expect(describeStandIns({ ...release, ...more })).toBe(said);
});
