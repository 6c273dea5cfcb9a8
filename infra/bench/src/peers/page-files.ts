import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import type { ShellAssets } from '../../../../shell/server/pages/shell-assets.ts';
import { CACHE, ROOT } from '../root.ts';
import { chunkName } from './page-table.ts';
import type { Section } from './sections.ts';

/** What an application carries in the head of each page, and the files that its pages and their parts add to it. */
export interface PageFiles {
  first: ShellAssets;
  /** By name of the chunk: `page-catalog-lab`, `part-sheet`. */
  chunks: Record<string, ChunkFiles>;
}

interface ChunkFiles {
  js: string[];
  /** Address to text. */
  css: Record<string, string>;
}

type Files = Omit<ShellAssets, 'boot'>;

/** The files of a build's first load; style sheets are addresses here. */
export function firstFiles(folder: string): Files {
  return JSON.parse(readFileSync(join(CACHE, folder, 'assets.json'), 'utf8')) as Files;
}

export function pageFiles(folder: string, sections: Section[], stats: StatsCompilation): PageFiles {
  const groups = stats.namedChunkGroups ?? {};
  for (const { name, pages } of sections) {
    const missing = Object.keys(pages).find((page) => !groups[chunkName(name, page)]);
    if (missing) throw new Error(`The build has no chunk for ${name}/${missing}`);
  }
  const text = (href: string) => readFileSync(join(CACHE, folder, basename(href)), 'utf8');
  const filesOf = (group: NonNullable<typeof groups>[string]): ChunkFiles => {
    const all = group.assets!.map((asset) => `/assets/${asset.name}`);
    const css = all.filter((file) => file.endsWith('.css'));
    return {
      js: all.filter((file) => file.endsWith('.js')),
      css: Object.fromEntries(css.map((href) => [href, text(href)])),
    };
  };
  const first = firstFiles(folder);
  return {
    first: {
      ...first,
      styles: first.styles.map(text),
      boot: { code: bootScript(), source: '' },
    },
    chunks: Object.fromEntries(
      Object.entries(groups)
        .filter(([name]) => /^(page|part)-/.test(name))
        .map(([name, group]) => [name, filesOf(group)]),
    ),
  };
}

export function bootScript(): string {
  return readFileSync(join(ROOT, 'shell/build/boot/boot.js'), 'utf8').trim();
}
