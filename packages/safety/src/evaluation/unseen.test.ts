import { describe, expect, it } from '@jest/globals';
import { figuresOf } from './unseen.ts';

// What was measured, so that a change for the worse is seen. They are far from what is wanted.
describe('sentences that no rule was written from', () => {
  it('are recognised in two of three cases when they say it plainly', () => {
    const { asked, taken } = figuresOf('danger-plain');
    expect(taken.length / asked).toBeGreaterThan(0.65);
  });

  it('are recognised in one of ten cases when they only hint at it', () => {
    const { asked, taken } = figuresOf('danger-hinted');
    expect(taken.length / asked).toBeGreaterThan(0.1);
  });

  it('raise few false alarms when there is no danger', () => {
    const { asked, taken } = figuresOf('ordinary');
    expect(taken.length / asked).toBeLessThan(0.06);
  });
});
