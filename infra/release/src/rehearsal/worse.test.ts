import { describe, expect, it } from '@jest/globals';
import { mayBeTheMachine, worseThan } from './worse.ts';

const FIGURES = { lcp: 800, layoutShift: 0.02, blocked: 300, bytes: 240_000 };
const CONTRAST = { rule: 'color-contrast', help: 'Text needs contrast', elements: 2, first: 'p' };
const STABLE = { figures: FIGURES, violations: [CONTRAST], replaced: [] };

const codesOf = (figures: Partial<typeof FIGURES>, stable: typeof STABLE | null = STABLE) =>
  worseThan({ figures: { ...FIGURES, ...figures }, violations: [], replaced: [] }, stable).map(
    ({ code }) => code,
  );

describe('a page is worse than stable', () => {
  it.each([
    ['jumps by more than a tenth more', { layoutShift: 0.13 }, ['layout_shifts']],
    ['jumps as much', { layoutShift: 0.1 }, []],
    ['blocks for more than twice as long', { blocked: 1_200 }, ['blocks']],
    ['blocks for less than half a second more', { blocked: 790 }, []],
    ['is drawn after more than twice the time, and a second', { lcp: 1_900 }, ['slower']],
    ['is drawn somewhat later', { lcp: 1_700 }, []],
    ['weighs a fifth more, and 50 kB', { bytes: 300_000 }, ['heavier']],
    ['weighs a little more', { bytes: 285_000 }, []],
  ] as const)('when it %s: %j', (_, figures, codes) => {
    expect(codesOf(figures)).toEqual(codes);
  });

  it("if more of its elements violate a rule than stable's", () => {
    const own = { figures: FIGURES, violations: [{ ...CONTRAST, elements: 3 }], replaced: [] };
    expect(worseThan(own, STABLE)).toEqual([
      {
        code: 'inaccessible',
        text: 'Not accessible (axe, color-contrast): Text needs contrast. 3 elements, 2 in stable; the first is p',
      },
    ]);
    expect(worseThan(STABLE, STABLE)).toEqual([]);
  });

  it('if it replaces what all sections share, unless stable does', () => {
    const own = { figures: FIGURES, violations: [], replaced: ['fetch', 'Array.prototype.last'] };
    expect(worseThan(own, { ...STABLE, replaced: ['Array.prototype.last'] })).toEqual([
      { code: 'replaces_global', text: 'It replaces fetch, which all sections share.' },
    ]);
  });

  it('without a stable release only if nobody should get it', () => {
    expect(codesOf({ layoutShift: 0.2, blocked: 5_000, lcp: 9_000, bytes: 900_000 }, null)).toEqual([
      'layout_shifts',
    ]);
    expect(worseThan({ figures: null, violations: [CONTRAST], replaced: [] }, null)).toHaveLength(1);
  });
});

it('a slow machine explains times, never bytes', () => {
  const found = (code: 'blocks' | 'heavier') => ({ code, text: '' });
  expect(mayBeTheMachine([found('blocks')])).toBe(true);
  expect(mayBeTheMachine([found('blocks'), found('heavier')])).toBe(false);
});
