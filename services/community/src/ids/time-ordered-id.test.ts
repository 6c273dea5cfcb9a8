import { describe, expect, it } from '@jest/globals';
import { timeOrderedId } from './time-ordered-id.ts';

describe('an id', () => {
  it('is 32 hex digits and stands after every earlier one, also within a millisecond', () => {
    const ids = Array.from({ length: 5_000 }, () => timeOrderedId());
    expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('stands after earlier ones also when the clock was set back', () => {
    const now = Date.now() + 60_000;
    const ids = [timeOrderedId(now), timeOrderedId(now - 30_000), timeOrderedId(now + 1)];
    expect(ids).toEqual(ids.toSorted());
  });
});
