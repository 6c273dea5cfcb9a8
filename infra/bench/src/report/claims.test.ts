import { describe, expect, it } from '@jest/globals';
import type { Visits } from '../measure/measure.ts';
import { judge } from './claims.ts';
import { summarise } from './figures.ts';

const visit = (lcp: number, hydrated = 2_000, bytes = 250_000) => ({
  fcp: lcp,
  lcp,
  hydrated,
  script: 500,
  bytes,
  needed: bytes,
  requests: 10,
  depth: 2,
  lcpElement: 'p',
  bytesBy: { html: 0, script: 0, style: 0, font: 0, data: 0, ahead: 0, other: 0 },
});

const visits = (site: number[]): Visits => ({
  '/lab': {
    'site-cold': site.map((lcp) => visit(lcp)),
    'site-warm': site.map((lcp) => visit(lcp)),
    'server-cold': [visit(800)],
    'server-warm': [visit(800)],
    client: [visit(2_000)],
    stock: [visit(3_500)],
  },
});

describe("the bench's conclusions", () => {
  it('take the median of the runs, so that one busy moment has no effect', () => {
    expect(summarise(visits([700, 9_000, 800]))['/lab']!['site-warm']!.lcp).toBe(800);
    expect(summarise(visits([700, 800]))['/lab']!['site-warm']!.lcp).toBe(750);
  });

  it('accept a ratio at its bound and not above it', () => {
    const failed = (lcp: number) =>
      judge(summarise(visits([lcp])))
        .filter(({ page, holds }) => page === '/lab' && !holds)
        .map(({ claim }) => claim);
    expect(failed(880)).toEqual([]);
    expect(failed(890)).toEqual([
      'LCP relative to server-rendered, cold page cache',
      'LCP relative to server-rendered, warm page cache',
    ]);
    expect(failed(901)).toContain('LCP relative to client-rendered, warm page cache');
  });

  it('compare with the outside peer what both have, with caches in the same state', () => {
    const home = { ...visits([700])['/lab'], 'next-request': [visit(650)], 'next-cached': [visit(700)] };
    const summary = summarise({ ...visits([700]), '/home': home });
    expect(summary['all pages']).not.toHaveProperty('next-cached');
    expect(summary['pages that every variant has']!['next-cached']!.lcp).toBe(700);
    const outside = judge(summary).filter(({ claim }) => claim.includes('Next.js'));
    expect([...new Set(outside.map(({ page }) => page))]).toEqual(['/home', 'pages that every variant has']);
    expect(outside.filter(({ page, holds }) => page === '/home' && !holds).map(({ claim }) => claim)).toEqual(
      ['FCP against Next.js, cold page cache', 'LCP against Next.js, cold page cache'],
    );
  });
});
