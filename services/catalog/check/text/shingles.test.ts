import { describe, expect, it } from '@jest/globals';
import { likeness, shinglesOf } from './shingles.ts';

const text = 'the manager asked one question and then waited for the answer';

describe('likeness of two texts', () => {
  it('is 1 for the same text and 0 for texts without a common run', () => {
    expect(likeness(shinglesOf(text, 4), shinglesOf(text.toUpperCase(), 4))).toBe(1);
    expect(likeness(shinglesOf(text, 4), shinglesOf('nobody in this room has said a word', 4))).toBe(0);
  });

  it('counts shared runs over all runs', () => {
    expect(likeness(new Set(['a', 'b', 'c']), new Set(['b', 'c', 'd']))).toBe(0.5);
  });

  it('does not call two empty texts alike', () => {
    expect(likeness(shinglesOf('', 4), shinglesOf('too short', 4))).toBe(0);
  });
});
