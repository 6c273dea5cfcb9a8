import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../testing/real-catalogue.ts';
import { type CoachContent, readCoachContent } from './coach-content.ts';

let content: CoachContent;
let catalogue: Catalogue;

beforeAll(async () => {
  [content, catalogue] = await Promise.all([readCoachContent(), readCatalogue()]);
});

describe('the notions', () => {
  it('have names that are given once', () => {
    const names = content.notions.flatMap(({ term, called }) => [term.toLowerCase(), ...called]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('part from others that are there, and lead to artifacts that exist', () => {
    const terms = new Set(content.notions.map(({ term }) => term));
    const missing = content.notions.flatMap(({ against, artifacts }) => [
      ...Object.keys(against).filter((term) => !terms.has(term)),
      ...artifacts.filter((id) => !catalogue.get(id)),
    ]);
    expect(missing).toEqual([]);
  });
});

describe('what may happen in a talk', () => {
  it('is asked for by a pattern, and leads to a situation that exists', () => {
    const slugs = new Set(catalogue.situations.situations.map(({ slug }) => slug));
    for (const { asked, mentions, situation } of content.whatIfs) {
      expect(() => [new RegExp(asked, 'i'), new RegExp(mentions, 'i')]).not.toThrow();
      expect(situation === undefined || slugs.has(situation)).toBe(true);
    }
  });
});
