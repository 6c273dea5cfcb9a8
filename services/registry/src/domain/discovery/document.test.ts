import { describe, expect, it } from '@jest/globals';
import { issuedAt } from './document.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

describe('when a document counts as issued', () => {
  it.each([
    ['after a change: the change', '07:30:00', '08:00:00', '07:30:00'],
    ['later in the same six hours: still the change', '07:30:00', '11:59:59', '07:30:00'],
    ['in the next six hours: their start', '07:30:00', '12:00:00', '12:00:00'],
    ['and to their end', '07:30:00', '17:59:59', '12:00:00'],
  ])('%s', (_, changed, now, issued) => {
    expect(issuedAt({ changedAt: new Date(at(changed)) }, at(now))).toBe(at(issued));
  });
});
