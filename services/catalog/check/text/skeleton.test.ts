import { describe, expect, it } from '@jest/globals';
import { skeletonOf } from './skeleton.ts';

describe('sentence skeleton', () => {
  it('is the same for one formula filled with other nouns', () => {
    const one = skeletonOf('Write the agreement in one sentence before you leave the room.');
    expect(one).toBe(skeletonOf('Write the deadline in one email before you leave the warehouse.'));
    expect(one).toBe('write the _ in one _ before you leave the _');
  });

  it('differs when the verbs differ', () => {
    const asked = skeletonOf('Ask the driver for the key before you go.');
    expect(asked).not.toBe(skeletonOf('Give the driver the key before you go.'));
  });

  it.each([
    ['too short', 'Write it down now.'],
    ['nearly all content words', 'Ageing cheeses slowly gain deep complex flavours.'],
  ])('is null for a sentence that is %s', (_, sentence) => {
    expect(skeletonOf(sentence)).toBeNull();
  });
});
