import type { Visits } from '../measure/measure.ts';
import type { Visit } from '../measure/visit.ts';
import type { VariantKey } from '../variants.ts';

const FIGURES = ['lcp', 'hydrated', 'bytes', 'requests', 'depth'] as const;
export type Figures = Record<(typeof FIGURES)[number], number>;

/** Page path, or `all pages`, to variant to figures: medians of a page's runs, and their means over pages. */
export type Summary = Record<string, Record<VariantKey, Figures>>;

const ALL = 'all pages';

export function summarise(visits: Visits): Summary {
  const pages: Summary = Object.fromEntries(
    Object.entries(visits).map(([path, variants]) => [path, mapValues(variants, mediansOf)]),
  );
  const tables = Object.values(pages);
  const all = mapValues(tables[0]!, (_, key) => meansOf(tables.map((table) => table[key])));
  return { ...pages, [ALL]: all };
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
  record: Record<K, A>,
  change: (value: A, key: K) => B,
): Record<K, B> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value as A, key as K)]),
  ) as Record<K, B>;
}
