import { beforeAll, describe, expect, it } from '@jest/globals';
import { CASE_FILES, type CaseFile, figuresOf, readCases, type SearchCase } from './evaluation/cases.ts';
import { readContent } from './evaluation/content.ts';
import { SearchIndex } from './search-index.ts';
import { THESAURUS } from './thesaurus-groups.ts';

describe('what people type into the search', () => {
  let cases: Record<CaseFile, SearchCase[]>;
  let index: SearchIndex;
  let ids: Set<string>;
  beforeAll(async () => {
    const content = await readContent();
    ids = new Set(content.map(({ id }) => id));
    index = new SearchIndex(content);
    const files = CASE_FILES.map(async (file) => [file, await readCases(file)] as const);
    cases = Object.fromEntries(await Promise.all(files)) as typeof cases;
  });

  it('names only what exists', () => {
    expect(cases.first.length).toBeGreaterThanOrEqual(80);
    expect(
      Object.values(cases)
        .flat()
        .flatMap(({ right }) => right)
        .filter((id) => !ids.has(id)),
    ).toEqual([]);
  });

  it.each([
    { file: 'first', least: { first: 0.85, firstThree: 0.95 } },
    { file: 'second', least: { first: 0.65, firstThree: 0.8 } },
    { file: 'third', least: { first: 0.8, firstThree: 0.9 } },
    { file: 'fourth', least: { first: 0.65, firstThree: 0.85 } },
  ] as const)(
    'mostly finds something right first, and nearly always among three ($file)',
    ({ file, least }) => {
      const { first, firstThree } = figuresOf(cases[file], index);
      expect(first).toBeGreaterThanOrEqual(least.first);
      expect(firstThree).toBeGreaterThanOrEqual(least.firstThree);
    },
  );

  it.each([
    'burnout',
    'firing someone',
    'underperformer',
    'remote team',
    'dificult talk',
    'my report cries',
    'okrs',
    'onbording',
    'pay rise',
    'one on ones',
    'stay interview',
    'delagation',
  ])('finds something right among the first three for: %s', (typed) => {
    const right = cases.first.find((one) => one.typed === typed)?.right ?? [];
    expect(index.find(typed, 3).some(({ id }) => right.includes(id))).toBe(true);
  });

  it.each([
    ['thomas kilmann', 'framework-conflict-modes'],
    ['time managment', 'template-week-by-design'],
    ['team charter', 'template-team-working-agreement'],
    ['hangover at work', 'situation:alcohol-suspected'],
    ['career', 'situation:career-talk'],
  ])('finds by another name: %s', (typed, id) => {
    expect(index.find(typed, 3).map((one) => one.id)).toContain(id);
  });

  it('does not take care for a career, or later for late', () => {
    expect(index.find('career', 3).map(({ id }) => id)).not.toContain('situation:caring-for-parents');
    expect(index.find('later', 3).map(({ id }) => id)).not.toContain('situation:feedback-lateness');
  });

  it('has a thesaurus of groups that say each thing once', () => {
    for (const group of THESAURUS) {
      expect(group.length).toBeGreaterThan(1);
      expect(new Set(group).size).toBe(group.length);
    }
  });
});
