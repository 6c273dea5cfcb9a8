import { describe, expect, it } from '@jest/globals';
import { CountedFeatures } from './counted-features.ts';
import { Evidence } from './evidence.ts';
import { feature, type Kind, KIND, wordFeature } from './features.ts';
import { tallied } from './tallied.ts';

const [LATE, REPORT, LUNCH, CRIES] = [1, 2, 3, 4].map(wordFeature) as [number, number, number, number];
const NEAR = feature(KIND.twoNear, 1, 2);

interface Text {
  features: number[];
  count?: number;
}

/** @param texts of each situation */
function evidenceOf(texts: Text[][], rare?: Kind): Evidence {
  const counted = texts.map((own) => {
    const situation = new CountedFeatures();
    for (const { features, count = 1 } of own) situation.addText(features, count);
    return situation;
  });
  const work = tallied(counted, rare);
  for (;;) {
    const { done, value } = work.next();
    if (done) return new Evidence(value);
  }
}

describe('evidence', () => {
  const first = [{ features: [LATE, REPORT] }, { features: [LATE, LUNCH] }];
  const second = [{ features: [CRIES, REPORT] }, { features: [CRIES, LUNCH] }];

  it('speaks for the situation in whose texts a feature is more frequent', () => {
    const [late, cries] = evidenceOf([first, second]).scores([LATE, REPORT]);
    expect(late).toBeGreaterThan(0);
    expect(cries).toBe(0);
  });

  it('counts a feature once, however often a text has it', () => {
    const once = evidenceOf([first, second]);
    expect(once.scores([LATE, LATE])).toEqual(once.scores([LATE]));
    const twice = evidenceOf([[{ features: [LATE, LATE, REPORT] }, first[1]!], second]);
    expect(twice.scores([LATE])).toEqual(once.scores([LATE]));
  });

  it('has none for a feature that only the text has that is left out', () => {
    const evidence = evidenceOf([[...first, { features: [NEAR] }], second]);
    expect(evidence.scores([NEAR])[0]).toBeGreaterThan(0);
    expect(evidence.scores([NEAR], 0)[0]).toBe(0);
  });

  it('forgets of one kind what less than a phrasing has', () => {
    const texts = [[...first, { features: [LUNCH, NEAR], count: 0.6 }], second];
    expect(evidenceOf(texts).scores([NEAR])[0]).toBeGreaterThan(0);
    expect(evidenceOf(texts, KIND.twoNear).scores([NEAR])[0]).toBe(0);
  });

  it('tells how much of what the words tell was never said of a situation', () => {
    const evidence = evidenceOf([first, second]);
    expect(evidence.strangenessTo(0, [1])).toBe(0);
    expect(evidence.strangenessTo(0, [4])).toBe(1);
    expect(evidence.strangenessTo(0, [1, 4])).toBeCloseTo(0.5);
    expect(evidence.strangenessTo(0, [99])).toBe(0);
  });
});
