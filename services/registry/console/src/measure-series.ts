import type { ComparedMeasure, MeasureHistory } from '@coachlab/contracts';
import { type Drawn, latest } from './history-series.ts';

/** As operators call them. */
export const MEASURE_NAMES: Record<ComparedMeasure, string> = {
  lcp: 'LCP',
  inp: 'Slowest interaction',
  press: 'First press',
  shift: 'Layout shift',
  blocked: 'Blocked by tasks',
  api: 'API calls',
};

const NOTES: Record<ComparedMeasure, string> = {
  lcp: 'Largest paint of the first page of a visit.',
  inp: 'INP of the first page of a visit.',
  press: 'From the first press on the page until the page has answered it.',
  shift: 'In thousandths, of the first page of a visit.',
  blocked: 'What its long tasks have above 50 ms, added up.',
  api: 'The median of the calls that a page makes.',
};

/** The measure that speaks against the candidate most, so that it is shown first. */
export function worstOf(measures: MeasureHistory[]): ComparedMeasure | undefined {
  const said = measures.map(({ measure, holds }) => ({
    measure,
    much: holds.findLast((each) => each !== null) ?? -1,
  }));
  return said.reduce((worst, next) => (next.much > worst.much ? next : worst), said[0]!)?.measure;
}

/** What is drawn of one measure: p75 of both arms with the candidate's limit, and the evidence with what is enough. */
export function seriesOf({ measure, canary, stable, heldFrom, holds }: MeasureHistory): Drawn[] {
  return [
    {
      title: `${MEASURE_NAMES[measure]}, p75`,
      unit: measure === 'shift' ? '' : 'ms',
      note: NOTES[measure],
      candidate: canary,
      stable,
      limit: { values: heldFrom, says: 'held from' },
    },
    {
      title: 'Evidence that it is worse',
      unit: '%',
      note: 'With enough, and a p75 above the limit, the candidate is held.',
      candidate: holds,
      stable: holds.map(() => null),
      limit: { values: holds.map(() => 100), says: 'enough to hold it' },
    },
  ];
}

/** One row a measure, with the last figures that are known. */
export function rowsOf(
  measures: MeasureHistory[],
): Record<'name' | 'canary' | 'stable' | 'limit' | 'holds', string>[] {
  return measures.map((each) => {
    const [values, evidence] = seriesOf(each) as [Drawn, Drawn];
    return {
      name: MEASURE_NAMES[each.measure],
      canary: latest(values.candidate, values.unit),
      stable: latest(values.stable, values.unit),
      limit: latest(each.heldFrom, values.unit),
      holds: latest(evidence.candidate, evidence.unit),
    };
  });
}
