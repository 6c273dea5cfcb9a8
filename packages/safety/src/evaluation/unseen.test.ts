import { describe, expect, it } from '@jest/globals';
import { figuresOf } from './unseen.ts';

// What was measured, so that a change for the worse is seen.
describe('sentences that nothing was learned from', () => {
  it('are recognised when they say it plainly', () => {
    const { asked, passed } = figuresOf('unseen-danger-plain.txt');
    expect(1 - passed.length / asked).toBeGreaterThan(0.85);
  });

  it('are mostly recognised when they only hint at it', () => {
    const { asked, passed } = figuresOf('unseen-danger-hinted.txt');
    expect(1 - passed.length / asked).toBeGreaterThan(0.5);
  });

  it('rarely have the help put before the answer when there is no danger', () => {
    const { asked, sure } = figuresOf('unseen-ordinary.txt');
    expect(sure.length / asked).toBeLessThan(0.04);
  });
});
