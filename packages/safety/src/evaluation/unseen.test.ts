import { describe, expect, it } from '@jest/globals';
import { figuresOf } from './unseen.ts';

// What was measured, so that a change for the worse is seen.
describe.each(['unseen', 'unseen-2', 'unseen-3'])('%s: sentences that nothing was learned from', (set) => {
  it('are recognised when they say it plainly', () => {
    const { asked, passed } = figuresOf(`${set}-danger-plain.txt`);
    expect(1 - passed.length / asked).toBeGreaterThan(0.92);
  });

  it('are mostly recognised when they only hint at it', () => {
    const { asked, passed } = figuresOf(`${set}-danger-hinted.txt`);
    expect(1 - passed.length / asked).toBeGreaterThan(0.75);
  });

  it('rarely have anything but a line put before the answer when there is no danger', () => {
    const { asked, sure, perhaps } = figuresOf(`${set}-ordinary.txt`);
    expect(sure.length / asked).toBeLessThan(0.03);
    expect((sure.length + perhaps.length) / asked).toBeLessThan(0.11);
  });
});
