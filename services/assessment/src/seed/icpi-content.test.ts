import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ARCHETYPE_IDS } from '../scoring/archetype.ts';
import { SCORING_VERSION } from '../scoring/score.ts';
import { type IcpiContent, readIcpi } from './icpi-content.ts';
import { instrumentFaults } from './instrument-faults.ts';

let content: IcpiContent;
beforeAll(async () => {
  content = await readIcpi(fileURLToPath(new URL('../../content/icpi', import.meta.url)));
});

describe('the instrument', () => {
  it('has the keys of its scoring version', () => {
    const keys = content.items.map(
      ({ id, dimension, reversed }) => `${id} ${dimension}${reversed ? ' -' : ''}`,
    );
    expect({ version: SCORING_VERSION, keys: keys.sort() }).toMatchInlineSnapshot(`
{
  "keys": [
    "l1 listening",
    "l2 listening",
    "l3 listening",
    "l4 listening -",
    "l5 listening",
    "l6 listening",
    "l7 listening",
    "l8 listening -",
    "s1 safety",
    "s2 safety -",
    "s3 safety",
    "s4 safety",
    "s5 safety",
    "s6 safety",
    "s7 safety -",
    "s8 safety",
    "t1 trust",
    "t2 trust -",
    "t3 trust",
    "t4 trust",
    "t5 trust",
    "t6 trust -",
    "t7 trust",
    "t8 trust",
  ],
  "version": 1,
}
`);
  });

  it('is plainly worded: one short sentence about what I do', () => {
    for (const { text } of content.items) {
      expect(text).toMatch(/^(I |When )[^.;]+\.$/);
      expect(text.split(' ').length).toBeLessThanOrEqual(15);
      expect(text).not.toMatch(/\b(never|always|often|usually|should|try|feel|believe)\b/i);
    }
  });

  it.each([
    ['too few items', (items: IcpiContent['items']) => items.slice(1), 'must have 24 items'],
    [
      'the same id twice',
      (items: IcpiContent['items']) =>
        items.map((item, index) => (index === 4 ? { ...item, id: 't1' } : item)),
      'every id must be another',
    ],
    [
      'a reversed item first on a page',
      (items: IcpiContent['items']) => items.map((item) => ({ ...item, reversed: item.id === 's3' })),
      's3 is reversed and first on its page',
    ],
    [
      'a third reversed item',
      (items: IcpiContent['items']) =>
        items.map((item) => ({ ...item, reversed: item.reversed || item.id === 't5' })),
      'trust must have 2 reversed items',
    ],
    [
      'two of one dimension in a row',
      (items: IcpiContent['items']) => [...items].sort((a, b) => (a.dimension < b.dimension ? -1 : 1)),
      'follows an item of its own dimension',
    ],
  ])('is refused with %s', (_, spoil, fault) => {
    expect(instrumentFaults(spoil(content.items)).join()).toContain(fault);
  });
});

describe('the archetypes', () => {
  it('are the six that scoring can come to', () => {
    expect(content.archetypes.map(({ id }) => id).sort()).toEqual([...ARCHETYPE_IDS].sort());
    expect(new Set(content.archetypes.map(({ place }) => place)).size).toBe(6);
  });

  it('say everything once: no sentence, book or video stands in two of them', () => {
    const texts = content.archetypes.flatMap(({ archetype }) => [
      archetype.name,
      archetype.subtitle,
      archetype.primaryNeed,
      archetype.focus,
      ...archetype.pattern.split(/(?<=[.?!]) /),
      ...archetype.coachingPlan.split(/(?<=[.?!]) /),
      ...archetype.tactics,
      archetype.book.title,
      archetype.video.title,
      archetype.startWith?.artifactId,
    ]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
