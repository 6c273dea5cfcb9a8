import type { Variant } from '../variants.ts';
import type { PartSizes } from './parts.ts';
import { OUTSIDE_CLAIMS, type Verdict } from './claims.ts';
import type { Figures, Summary } from './figures.ts';
import { table } from './table.ts';

const HEAD = [
  '',
  'FCP',
  'LCP',
  '÷client',
  '÷server',
  'hydrated',
  '÷server',
  'scripts',
  'bytes',
  '÷server',
  'requests',
  'depth',
];

export function printFigures(summary: Summary, variants: Variant[]): void {
  for (const [page, figures] of Object.entries(summary)) {
    const client = figures.client;
    const server = figures['server-warm'];
    const rows = variants.flatMap(({ key, name }) => {
      const of = figures[key];
      if (!of) return [];
      const to = (figure: keyof Figures, base: Figures | undefined) =>
        base ? ratio(of[figure] / base[figure]) : '';
      return [
        [
          name,
          ms(of.fcp),
          ms(of.lcp),
          to('lcp', client),
          to('lcp', server),
          ms(of.hydrated),
          to('hydrated', server),
          ms(of.script),
          kB(of.bytes),
          to('bytes', server),
          of.requests.toFixed(0),
          of.depth.toFixed(0),
        ],
      ];
    });
    console.log(`\n${page}\n${table(HEAD, rows)}`);
  }
  console.log(
    '\n÷client: relative to the client-rendered application. ÷server: relative to the server-rendered one with a warm page cache. Scripts: main-thread time in scripts.',
  );
}

/** This site against the outside peer: the ratio of each figure, and whether it is at most 1. */
export function printOutside(summary: Summary, verdicts: Verdict[]): void {
  const names = OUTSIDE_CLAIMS.map(({ name }) => name);
  const of = verdicts.filter(({ claim }) => names.includes(claim));
  if (of.length === 0) return;
  const pages = [...new Set(of.map(({ page }) => page))];
  const rows = names.map((name) => [
    name,
    ...pages.map((page) => {
      const found = of.find((verdict) => verdict.page === page && verdict.claim === name);
      return found ? `${ratio(found.ratio)} ${found.holds ? 'held' : 'NOT HELD'}` : '';
    }),
  ]);
  console.log(`\n${table(['this site ÷ Next.js, at most 1', ...pages], rows)}`);
  console.log(
    'Cold: against a page rendered per request. Warm: against a prerendered page whose links Next.js prefetches.',
  );
}

export function printParts(parts: PartSizes[]): void {
  const rows = parts.map(({ part, site, single }) => [
    part,
    ...[site, single].flatMap((size) => (size ? [kB(size.gz), kB(size.br)] : ['', ''])),
  ]);
  const head = ['what the bytes consist of', 'site gz', 'site br', 'one app gz', 'one app br'];
  console.log(`\n${table(head, rows)}`);
}

export function printVerdicts(verdicts: Verdict[]): void {
  const failed = verdicts.filter(({ holds }) => !holds);
  console.log(`\n${verdicts.length - failed.length} of ${verdicts.length} comparisons hold.`);
  for (const { claim, page, ratio: is, atMost } of failed) {
    console.log(`DOES NOT HOLD: ${page}: ${claim}: ${is.toFixed(2)}, at most ${atMost}`);
  }
}

const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ratio = (value: number) => value.toFixed(2);
