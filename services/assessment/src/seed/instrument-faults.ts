import { DIMENSIONS, ICPI_PER_PAGE } from '@coachlab/contracts';
import type { ScoringKey } from '../scoring/score.ts';

const PAGES = 3;
const PER_DIMENSION = 8;
const REVERSED_PER_DIMENSION = 2;

/** What keeps `items`, in the order asked, from being the instrument; empty when nothing does. */
export function instrumentFaults(items: readonly (ScoringKey & { text: string })[]): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => holds || faults.push(fault);

  expect(items.length === PAGES * ICPI_PER_PAGE, `must have ${PAGES * ICPI_PER_PAGE} items`);
  expect(new Set(items.map(({ id }) => id)).size === items.length, 'every id must be another');
  expect(new Set(items.map(({ text }) => text)).size === items.length, 'every text must be another');
  for (const dimension of DIMENSIONS) {
    const own = items.filter((item) => item.dimension === dimension);
    expect(own.length === PER_DIMENSION, `${dimension} must have ${PER_DIMENSION} items`);
    expect(
      own.filter(({ reversed }) => reversed).length === REVERSED_PER_DIMENSION,
      `${dimension} must have ${REVERSED_PER_DIMENSION} reversed items`,
    );
  }
  for (const [index, { id, dimension, reversed }] of items.entries()) {
    expect(items[index - 1]?.dimension !== dimension, `${id} follows an item of its own dimension`);
    expect(!reversed || index % ICPI_PER_PAGE !== 0, `${id} is reversed and first on its page`);
  }
  return faults;
}
