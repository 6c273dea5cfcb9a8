import type { VariantKey } from '../variants.ts';
import { type Figures, type Summary } from './figures.ts';

interface Claim {
  figure: keyof Figures;
  name: string;
  of: VariantKey;
  against: VariantKey;
  atMost: number;
}

/** What the issue of the house asks of a first load. */
const CLAIMS: Claim[] = (['cold', 'warm'] as const).flatMap((cache): Claim[] => {
  const of = `site-${cache}` as const;
  const rendered = `server-${cache}` as const;
  const tell = (what: string) => `${what}, ${cache} page cache`;
  return [
    { figure: 'lcp', name: tell('LCP against client-rendered'), of, against: 'client', atMost: 0.45 },
    { figure: 'lcp', name: tell('LCP against server-rendered'), of, against: rendered, atMost: 1.1 },
    {
      figure: 'hydrated',
      name: tell('hydrated against server-rendered'),
      of,
      against: rendered,
      atMost: 1.2,
    },
    { figure: 'bytes', name: tell('bytes against server-rendered'), of, against: rendered, atMost: 1.2 },
  ];
});

export interface Verdict {
  claim: string;
  page: string;
  ratio: number;
  atMost: number;
  holds: boolean;
}

export function judge(summary: Summary): Verdict[] {
  return Object.entries(summary).flatMap(([page, variants]) =>
    CLAIMS.map(({ figure, name, of, against, atMost }) => {
      const ratio = variants[of][figure] / variants[against][figure];
      return { claim: name, page, ratio, atMost, holds: ratio <= atMost };
    }),
  );
}
