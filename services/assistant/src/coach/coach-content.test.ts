import { beforeAll, describe, expect, it } from '@jest/globals';
import { readArtifacts, readSituations } from '../testing/small-catalogue.ts';
import { type CoachContent, readCoachContent } from './coach-content.ts';

let content: CoachContent;
let artifacts: Set<string>;
let situations: Set<string>;

beforeAll(async () => {
  content = await readCoachContent();
  artifacts = new Set((await readArtifacts()).map(({ id }) => id));
  situations = new Set((await readSituations()).map(({ slug }) => slug));
});

describe('the notions', () => {
  it('have names that are given once', () => {
    const names = content.notions.flatMap(({ term, called }) => [term.toLowerCase(), ...called]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('part from others that are there, and lead to artifacts that exist', () => {
    const terms = new Set(content.notions.map(({ term }) => term));
    const missing = content.notions.flatMap(({ against, artifacts: named }) => [
      ...Object.keys(against).filter((term) => !terms.has(term)),
      ...named.filter((id) => !artifacts.has(id)),
    ]);
    expect(missing).toEqual([]);
  });
});

describe('what may happen in a talk', () => {
  it('is asked for by a pattern, and leads to a situation that exists', () => {
    for (const { asked, mentions, situation } of content.whatIfs) {
      expect(() => [new RegExp(asked, 'i'), new RegExp(mentions, 'i')]).not.toThrow();
      expect(situation === undefined || situations.has(situation)).toBe(true);
    }
  });
});

describe('who did what to whom', () => {
  it('is told by patterns, between situations that exist', () => {
    for (const { nearest, meant, when, unless } of content.directions) {
      expect(situations.has(nearest) && situations.has(meant)).toBe(true);
      expect(() => [new RegExp(when, 'u'), new RegExp(unless, 'u')]).not.toThrow();
    }
  });
});
