import { describe, expect, it } from '@jest/globals';
import { summarise } from './figures.ts';
import type { Visits } from './measure.ts';

const visit = (lcp: number) => ({
  fcp: lcp,
  lcp,
  hydrated: 2_000,
  script: 500,
  bytes: 250_000,
  requests: 10,
  depth: 2,
  lcpElement: 'p',
  bytesBy: { html: 0, script: 0, style: 0, font: 0, data: 0, other: 0 },
});

describe("a first load's figures", () => {
  it('are medians of the runs, so that one busy moment has no effect, and their means over the pages', () => {
    const visits: Visits = {
      '/lab': { 'site-warm': [700, 9_000, 800].map(visit) },
      '/home': { 'site-warm': [700, 800].map(visit) },
    };
    const summary = summarise(visits);
    expect(summary['/lab']!['site-warm']!.lcp).toBe(800);
    expect(summary['/home']!['site-warm']!.lcp).toBe(750);
    expect(summary['all pages']!['site-warm']!.lcp).toBe(775);
  });
});
