import type { Visits } from '../measure/measure.ts';
import type { Visit } from '../measure/visit.ts';
import type { VariantKey } from '../variants.ts';

const FIGURES = ['fcp', 'lcp', 'hydrated', 'script', 'bytes', 'needed', 'requests', 'depth'] as const;
export type Figures = Record<(typeof FIGURES)[number], number>;

/** Of the variants that have the page. */
type PageFigures = Partial<Record<VariantKey, Figures>>;

/** Page path, or a name of several pages, to variant to figures: medians of a page's runs, and their means over pages. */
export type Summary = Record<string, PageFigures>;

const ALL = 'all pages';
const SHARED = 'pages that every variant has';

export function summarise(visits: Visits): Summary {
  const pages: Summary = Object.fromEntries(
    Object.entries(visits).map(([path, variants]) => [path, mapValues(variants, mediansOf)]),
  );
  const tables = Object.values(pages);
  const most = Math.max(...tables.map((table) => Object.keys(table).length));
  const shared = tables.filter((table) => Object.keys(table).length === most);
  return {
    ...pages,
    ...(shared.length < tables.length && { [SHARED]: meansOfAll(shared) }),
    [ALL]: meansOfAll(tables),
  };
}

/** Of the variants that stand in each of the tables. */
function meansOfAll(tables: PageFigures[]): PageFigures {
  const keys = (Object.keys(tables[0]!) as VariantKey[]).filter((key) => tables.every((table) => table[key]));
  return Object.fromEntries(keys.map((key) => [key, meansOf(tables.map((table) => table[key]!))]));
}

function mediansOf(visits: Visit[]): Figures {
  return figures((name) => median(visits.map((visit) => visit[name])));
}

function meansOf(list: Figures[]): Figures {
  return figures((name) => list.reduce((sum, each) => sum + each[name], 0) / list.length);
}

function figures(of: (name: keyof Figures) => number): Figures {
  return Object.fromEntries(FIGURES.map((name) => [name, of(name)])) as Figures;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function mapValues<K extends string, A, B>(
  record: Partial<Record<K, A>>,
  change: (value: A, key: K) => B,
): Partial<Record<K, B>> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value as A, key as K)]),
  ) as Partial<Record<K, B>>;
}
