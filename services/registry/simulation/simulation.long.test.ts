import { describe, expect, it } from '@jest/globals';
import { brokenPromises, exposureTo } from './exposure.ts';
import { FAULTS } from './faults.ts';
import { KINDS } from './kinds.ts';
import { summarize } from './summary.ts';

/** Rollouts of a kind: those that end soon, and those that are played to their last hour. */
const [SHORT, LONG] = [5, 1];

describe('a release that is', () => {
  it.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s', (_, fault) => {
    const by = exposureTo(fault, 100, 40, 20_261_121);
    expect(brokenPromises(fault, 100, by)).toEqual([]);
    // What nobody looked for was met.
    expect(by.nobody.median).toBeGreaterThan(3);
  });

  it('met by more than was promised is told', () => {
    const [fault] = FAULTS;
    const blind = { ...fault!, isFound: () => false };
    const by = exposureTo(blind, 100, 5, 1);
    expect(brokenPromises(blind, 100, by)).toHaveLength(2);
  });
});

/** A small part of `npm run bench:rollouts`, with the same bounds. */
describe('some rollouts of a kind', () => {
  it.each(KINDS.map((kind) => [kind.name, kind] as const))(
    'stay within bounds: %s',
    (_, kind) => {
      const ends = kind.longest === undefined && !kind.silent;
      const summary = summarize(kind, ends ? 1_000 : 100, ends ? SHORT : LONG, 20_261_121);
      expect(summary).toMatchObject({ fits: true });
    },
    180_000,
  );

  it('are the same for the same seed', () => {
    const again = () =>
      summarize(
        KINDS.find(({ name }) => name === 'breaks gradually')!,
        100,
        10,
        3,
      );
    expect(again()).toEqual(again());
  });

  it('leave few sessions to a release that is fully broken', () => {
    const kind = KINDS.find(({ expect: bound }) => bound === 'few_failures')!;
    const { median } = summarize(kind, 1_000, 40, 5);
    expect(median?.failed).toBeLessThanOrEqual(5);
    expect(median?.time).toBeLessThan(60_000);
  });
});
