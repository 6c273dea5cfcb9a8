import { describe, expect, it } from '@jest/globals';
import type { MeasureHistory } from '@coachlab/contracts';
import { rowsOf, seriesOf, worstOf } from './measure-series.ts';

const inp: MeasureHistory = {
  measure: 'inp',
  canary: [null, 240, 250],
  stable: [null, 200, 200],
  heldFrom: [null, 240, 240],
  holds: [null, 20, 70],
};
const shift: MeasureHistory = {
  measure: 'shift',
  canary: [10, 12, null],
  stable: [10, 10, null],
  heldFrom: [60, 60, null],
  holds: [null, null, null],
};

describe('what browsers measure', () => {
  it('is drawn with what holds the candidate, and the evidence with what is enough', () => {
    expect(seriesOf(inp)).toMatchObject([
      {
        title: 'Slowest interaction, p75',
        unit: 'ms',
        candidate: [null, 240, 250],
        stable: [null, 200, 200],
        limit: { values: [null, 240, 240], says: 'held from' },
      },
      { unit: '%', candidate: [null, 20, 70], limit: { values: [100, 100, 100], says: 'enough to hold it' } },
    ]);
  });

  it('begins with the measure that speaks against the candidate most, or the first while none does', () => {
    expect(worstOf([shift, inp])).toBe('inp');
    expect(worstOf([shift])).toBe('shift');
    expect(worstOf([])).toBeUndefined();
  });

  it('ends in the table with the last figures that are known, layout shift without a unit', () => {
    expect(rowsOf([inp, shift])).toEqual([
      { name: 'Slowest interaction', canary: '250 ms', stable: '200 ms', limit: '240 ms', holds: '70 %' },
      { name: 'Layout shift', canary: '12', stable: '10', limit: '60', holds: 'nothing yet' },
    ]);
  });
});
