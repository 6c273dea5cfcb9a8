import { table } from '../table.ts';
import type { Variant } from '../variants.ts';
import type { Visits } from './measure.ts';

const FIGURES = ['fcp', 'lcp', 'hydrated', 'script', 'bytes', 'requests', 'depth'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

const HEAD = ['', 'FCP', 'LCP', '÷client', '÷server', 'hydrated', '÷server', 'scripts'].concat([
  'bytes',
  '÷server',
  'requests',
  'depth',
]);

/** Page path, and `all pages`, to variant to figures: medians of a page's runs, and their means over the pages. */
export type Summary = Record<string, Record<string, Figures>>;

export function summarise(visits: Visits): Summary {
  const pages = mapValues(visits, (variants) =>
    mapValues(variants, (runs) => figures((name) => median(runs!.map((run) => run[name])))),
  );
  const tables = Object.values(pages);
  const means = mapValues(tables[0]!, (_, key) =>
    figures((name) => tables.reduce((sum, each) => sum + each[key]![name], 0) / tables.length),
  );
  return { ...pages, 'all pages': means };
}

/** A table for each page. */
export function inTables(summary: Summary, variants: Variant[]): string {
  const tables = Object.entries(summary).map(([page, of]) => {
    const rows = variants.map(({ key, name }) => row(name, of[key]!, of['client'], of['server-warm']));
    return `${page}\n${table(HEAD, rows)}`;
  });
  const note =
    '÷client: relative to the client-rendered application. ÷server: relative to the server-rendered one with a warm page cache. Scripts: main-thread time in scripts.';
  return [...tables, note].join('\n\n');
}

function row(
  name: string,
  ours: Figures,
  client: Figures | undefined,
  server: Figures | undefined,
): string[] {
  const to = (figure: keyof Figures, base: Figures | undefined) =>
    base ? (ours[figure] / base[figure]).toFixed(2) : '';
  const times = [ms(ours.fcp), ms(ours.lcp), to('lcp', client), to('lcp', server)];
  const ready = [ms(ours.hydrated), to('hydrated', server), ms(ours.script)];
  const bytes = [`${(ours.bytes / 1000).toFixed(1)} kB`, to('bytes', server)];
  return [name, ...times, ...ready, ...bytes, ours.requests.toFixed(0), ours.depth.toFixed(0)];
}

function figures(of: (name: keyof Figures) => number): Figures {
  return Object.fromEntries(FIGURES.map((name) => [name, of(name)])) as Figures;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A, key: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
