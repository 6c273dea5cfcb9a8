import { beforeAll, expect, it } from '@jest/globals';
import type { Situation } from '@coachlab/contracts';
import { measureEntries } from '../testing/faq-questions.ts';
import { readSituations } from '../testing/small-catalogue.ts';
import { nearestEntries } from './faq-finder.ts';

let situations: Situation[];
beforeAll(async () => {
  situations = await readSituations();
});

it('finds the question that is meant, among unseen ones', async () => {
  const { first, firstThree } = await measureEntries(situations);
  // Measured: 0.67 and 0.87.
  expect(first).toBeGreaterThan(0.62);
  expect(firstThree).toBeGreaterThan(0.82);
});

it('knows each of its own questions, however it is typed', () => {
  for (const of of situations.slice(0, 40))
    for (const entry of of.faq ?? []) {
      const typed = entry.question.toLowerCase().replace(/[?'’]/g, ' ');
      expect(nearestEntries(of, typed)[0]).toMatchObject({ entry, isExact: true });
    }
});

it('finds nothing exact in what shares no word, and nothing at all where there are no entries', () => {
  const [one] = situations;
  expect(nearestEntries(one!, 'xyzzy')[0]).toMatchObject({ score: 0, isExact: false });
  expect(nearestEntries({ ...one!, faq: [] }, 'What if she cries?')).toEqual([]);
});
