import { expect, it } from '@jest/globals';
import type { Archetype, IcpiResult } from '@coachlab/contracts';
import { shareCardOf } from './share-card.ts';

const RESULT: IcpiResult = {
  id: 'c0ffee'.padEnd(32, '0'),
  archetype: 'need-trust',
  globalLevel: 'proficient',
  scores: { trust: 33, listening: 71, safety: 66, composite: 57 },
  createdAt: '2026-11-21T10:00:00.000Z',
  scoringVersion: 1,
  quality: 'ok',
};
const archetype = (id: string, name: string) => ({ id, name, subtitle: `Of ${name}.` }) as Archetype;
const KNOWN = [archetype('need-trust', 'The Fast Solver'), archetype('balanced-building', 'Der Lernende')];

it('says the archetype, the level and the three scores, and nothing that could name the result', () => {
  const card = shareCardOf(RESULT, KNOWN);
  expect(card).toEqual({
    label: 'ICPI results',
    title: 'The Fast Solver',
    text: 'Of The Fast Solver.',
    figures: [
      { value: 33, name: 'Trust' },
      { value: 71, name: 'Listening' },
      { value: 66, name: 'Safety' },
    ],
    facts: ['Proficient', 'Scores out of 100', 'A starting point, not a diagnosis'],
  });
});

it('says both archetypes between which it lies, as the page does', () => {
  const card = shareCardOf({ ...RESULT, nearArchetype: 'balanced-building' }, KNOWN);
  expect(card.title).toBe('Between The Fast Solver and Der Lernende');
  expect(card.text).toBeUndefined();
});

it('keeps to the scores where the archetype is not known', () => {
  const card = shareCardOf({ ...RESULT, archetype: 'newer', nearArchetype: 'newest' }, KNOWN);
  expect(card).toMatchObject({
    title: 'ICPI results',
    figures: [{ value: 33 }, { value: 71 }, { value: 66 }],
  });
  expect(card.text).toBeUndefined();
});
