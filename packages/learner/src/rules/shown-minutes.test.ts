import { expect, it } from '@jest/globals';
import { shownMinutes } from './shown-minutes.ts';

it.each([
  ['nothing else', undefined, 45],
  ['other minutes', '20 minutes', 20],
  ['one minute', '1 minute', 1],
  ['something that is no minutes', 'An afternoon', 45],
])('an artifact of 45 minutes whose duration says %s shows the right ones', (_, duration, minutes) => {
  expect(shownMinutes({ time_minutes: 45, ...(duration && { duration }) })).toBe(minutes);
});
