import type { Browser } from '@playwright/test';
import type { BenchPage } from '../pages.ts';
import type { Field, VariantKey } from '../variants.ts';
import { type Visit, visit } from './visit.ts';

/** Page path to variant to its visits, one a run. */
export type Visits = Record<string, Partial<Record<VariantKey, Visit[]>>>;

/**
 * Visits every page in every variant, `runs` times. Variants take turns, so that a busy moment of the machine meets all
 * of them; each run begins with empty page caches, and a cold visit is the first one of its page since.
 */
export async function measure(
  browser: Browser,
  field: Field,
  pages: BenchPage[],
  runs: number,
  say: (line: string) => void,
): Promise<Visits> {
  const visits: Visits = Object.fromEntries(
    pages.map((page) => [page.path, Object.fromEntries(field.variants.map(({ key }) => [key, []]))]),
  );
  for (let run = 0; run < runs; run += 1) {
    await field.forgetPages();
    // Another page is the first of a fresh process in each run.
    for (const page of rotated(pages, run)) {
      for (const { key, url } of field.variants) {
        const result = await visit(browser, url, page);
        visits[page.path]![key]!.push(result);
        say(
          `${run + 1}/${runs} ${page.path} ${key}: LCP ${Math.round(result.lcp)}, hydrated ${Math.round(result.hydrated)}, ${Math.round(result.bytes / 1000)} kB`,
        );
      }
    }
  }
  return visits;
}

function rotated<T>(list: T[], by: number): T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
