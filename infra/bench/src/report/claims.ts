import type { VariantKey } from '../variants.ts';
import { type Figures, type Summary } from './figures.ts';

interface Claim {
  figure: keyof Figures;
  name: string;
  of: VariantKey;
  against: VariantKey;
  atMost: number;
}

/** Ours with a cold and a warm page cache, and of what is rendered elsewhere that which is in the same state. */
const STATES = [
  { cache: 'cold', of: 'site-cold', rendered: 'server-cold', outside: 'next-request' },
  { cache: 'warm', of: 'site-warm', rendered: 'server-warm', outside: 'next-cached' },
] as const;

/** What the issue of the house asks of a first load. */
const CLAIMS: Claim[] = STATES.flatMap(({ cache, of, rendered }): Claim[] => {
  const tell = (what: string) => `${what}, ${cache} page cache`;
  return [
    { figure: 'lcp', name: tell('LCP relative to client-rendered'), of, against: 'client', atMost: 0.45 },
    { figure: 'lcp', name: tell('LCP relative to server-rendered'), of, against: rendered, atMost: 1.1 },
    {
      figure: 'hydrated',
      name: tell('hydrated relative to server-rendered'),
      of,
      against: rendered,
      atMost: 1.2,
    },
    { figure: 'bytes', name: tell('bytes relative to server-rendered'), of, against: rendered, atMost: 1.2 },
  ];
});

/** Ahead of an application built with Next.js: of what a page itself needs, and of all that it fetches. */
export const OUTSIDE_CLAIMS: Claim[] = STATES.flatMap(({ cache, of, outside }) =>
  (
    [
      ['fcp', 'FCP'],
      ['lcp', 'LCP'],
      ['hydrated', 'hydrated'],
      ['script', 'time in scripts'],
      ['needed', 'bytes of the page itself'],
      ['bytes', 'all bytes'],
    ] as const
  ).map(([figure, what]) => ({
    figure,
    name: `${what} against Next.js, ${cache} page cache`,
    of,
    against: outside,
    atMost: 1,
  })),
);

export interface Verdict {
  claim: string;
  page: string;
  ratio: number;
  atMost: number;
  holds: boolean;
}

/** Of the variants that were measured on a page. */
export function judge(summary: Summary): Verdict[] {
  return Object.entries(summary).flatMap(([page, variants]) =>
    [...CLAIMS, ...OUTSIDE_CLAIMS].flatMap(({ figure, name, of, against, atMost }) => {
      const ours = variants[of];
      const theirs = variants[against];
      if (!ours || !theirs) return [];
      const ratio = ours[figure] / theirs[figure];
      return [{ claim: name, page, ratio, atMost, holds: ratio <= atMost }];
    }),
  );
}
