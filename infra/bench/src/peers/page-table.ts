import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CACHE } from '../root.ts';
import { type Section, setOf } from './sections.ts';

/** Imported by the peers' code as `bench/pages`. */
export const PAGE_TABLE = `${CACHE}pages.js`;

/** Writes the module that a single application routes by: `pages['catalog/lab']()` imports one page's own chunk. */
export function writePageTable(sections: Section[]): void {
  const imports = sections.flatMap(({ name, pages }) =>
    Object.entries(pages).map(
      ([page, file]) =>
        `${JSON.stringify(`${name}/${page}`)}: () => import(/* webpackChunkName: "${chunkName(name, page)}" */ ${JSON.stringify(file)})`,
    ),
  );
  mkdirSync(dirname(PAGE_TABLE), { recursive: true });
  writeFileSync(
    PAGE_TABLE,
    `export const set = ${JSON.stringify(setOf(sections))};\nexport const pages = {\n  ${imports.join(',\n  ')}\n};\n`,
  );
}

export function chunkName(section: string, page: string): string {
  return `page-${section}-${page}`;
}
