import { expect, it } from '@jest/globals';
import type { IcpiResult } from '@coachlab/contracts';
import { whenOf } from './when-of.ts';

const made = (id: string, createdAt: string): IcpiResult => ({
  id,
  createdAt,
  archetype: 'fast-solver',
  globalLevel: 'proficient',
  scores: { trust: 71, listening: 33, safety: 66, composite: 57 },
  scoringVersion: 1,
  quality: 'ok',
});

it('adds the time only where two results are of one day', () => {
  const results = [
    made('c', '2026-11-21T23:59:59.999Z'),
    made('b', '2026-11-21T09:05:00.000Z'),
    made('a', '2026-11-20T09:05:00.000Z'),
  ];
  expect(results.map((one) => whenOf(one, results))).toEqual([
    '21 November 2026, 23:59 UTC',
    '21 November 2026, 09:05 UTC',
    '20 November 2026',
  ]);
});
