import { describe, expect, it } from '@jest/globals';
import { meta, weights } from './fixtures.ts';
import { journeyScore, quickstartScore, rank } from './scores.ts';

const w = weights({
  level: { L1: 1, L2: 2 },
  mode: { T: 10, S: 20 },
  framework: { GROW: 100, ACT: 200 },
  time: { '5': 1000, '90': 2000 },
});
const score = (part: Parameters<typeof meta>[0], completed: string[] = [], persona = 'enabler') =>
  journeyScore('it', meta(part), persona, w, completed);

describe('journey score', () => {
  it.each([
    ['adds level and mode', { level: 'L1', mode: 'T' } as const, 11],
    ['adds each framework', { level: 'L2', mode: 'S', framework: ['GROW', 'ACT'] } as const, 322],
    ['adds the minutes', { time_minutes: 90 } as const, 2011],
    ['adds the fit for that persona only', { persona_fit: { enabler: 0.5, executive: 9 } }, 11.5],
    [
      'takes 0 for what the weights do not name',
      { level: 'L3', mode: 'M', framework: ['Other'] } as const,
      0,
    ],
    ['takes nothing from names that every object has', { framework: ['constructor'] }, 11],
  ])('%s', (_, part, expected) => {
    expect(score(part as Parameters<typeof meta>[0])).toBe(expected);
  });

  it('loses 0.5 if any prerequisite is open, once', () => {
    expect(score({ prerequisites: ['a', 'b'] })).toBe(10.5);
    expect(score({ prerequisites: ['a', 'b'] }, ['a'])).toBe(10.5);
    expect(score({ prerequisites: ['a', 'b'] }, ['a', 'b'])).toBe(11);
  });

  it('keeps a tenth of what is already completed, after the half point', () => {
    expect(score({}, ['it'])).toBeCloseTo(1.1);
    expect(score({ prerequisites: ['a'] }, ['it'])).toBeCloseTo(1.05);
  });

  it('is the fit alone when the persona has no weights', () => {
    expect(journeyScore('it', meta({ persona_fit: { guest: 2 } }), 'guest', undefined, [])).toBe(2);
  });
});

describe('quickstart score', () => {
  it('is the fit times 100 plus level and mode, and nothing else', () => {
    const entry = meta({
      persona_fit: { enabler: 0.8 },
      framework: ['ACT'],
      time_minutes: 90,
      prerequisites: ['a'],
    });
    expect(quickstartScore(entry, 'enabler', w)).toBeCloseTo(91);
  });
});

describe('ranking', () => {
  it('drops artifacts without metadata and keeps the order of the API on ties', () => {
    const artifacts = ['c', 'no-metadata', 'a', 'b', 'constructor'].map((id) => ({ id }));
    const metadata = { a: meta(), b: meta({ level: 'L2' }), c: meta() };
    const ranked = rank(artifacts, metadata, (_, entry) => (entry.level === 'L2' ? 2 : 1));
    expect(ranked.map(({ artifact }) => artifact.id)).toEqual(['b', 'c', 'a']);
  });

  it('lets sums tie that are equal as decimals', () => {
    const artifacts = [{ id: 'a' }, { id: 'b' }];
    const ranked = rank(artifacts, { a: meta(), b: meta() }, ({ id }) => (id === 'a' ? 0.3 : 0.1 + 0.2));
    expect(ranked.map(({ artifact }) => artifact.id)).toEqual(['a', 'b']);
  });
});
