import { describe, expect, it } from '@jest/globals';
import type { ShadowRenders } from '@coachlab/contracts';
import { judgeShadows, sumOf } from './shadows.ts';

const shadows = (more: Partial<ShadowRenders> = {}): ShadowRenders => ({
  addresses: 20,
  failed: 0,
  stableFailed: 0,
  ms: 400,
  stableMs: 400,
  faults: [],
  ...more,
});

describe('renders that nobody saw', () => {
  it.each([
    ['one address of twenty that only the candidate cannot draw', { failed: 1 }, true],
    ['every address', { failed: 20 }, true],
    ['nothing', {}, false],
    ['as many that only stable cannot draw: something else is broken', { failed: 3, stableFailed: 3 }, false],
    ['one of a hundred', { addresses: 100, failed: 1 }, false],
    ['three of a hundred', { addresses: 100, failed: 3 }, true],
  ])('%s', (_, more, holds) => {
    expect(judgeShadows(shadows(more)).holds !== null).toBe(holds);
  });

  it('say where it failed, by its route', () => {
    const faults = [{ route: '/artifact/:id', text: 'Error: no title' }];
    expect(judgeShadows(shadows({ failed: 2, faults })).holds).toBe(
      'Shadow renders of 20 addresses: 2 failed with the candidate alone. /artifact/:id: Error: no title',
    );
  });

  it('warn of what takes longer, and hold nothing for it', () => {
    expect(judgeShadows(shadows({ ms: 2_000 }))).toEqual({
      holds: null,
      warns: 'Slower on the server, in shadow renders: 100 ms a page, 20 ms with stable.',
    });
    expect(judgeShadows(shadows({ ms: 1_000 })).warns).toBeNull();
    expect(judgeShadows(shadows({ addresses: 5, ms: 2_000, stableMs: 100 })).warns).toBeNull();
  });

  it('of several shells are one sum, and of none are none', () => {
    expect(sumOf([])).toBeNull();
    expect(sumOf([shadows({ failed: 1 }), shadows({ failed: 2, stableFailed: 1 })])).toMatchObject({
      addresses: 40,
      failed: 3,
      stableFailed: 1,
      ms: 800,
    });
  });
});
