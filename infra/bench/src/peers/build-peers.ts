import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Configuration, type MultiStats, rspack, type StatsCompilation } from '@rspack/core';
import type { ShellAssets } from '../../../../shell/server/pages/shell-assets.ts';
import { CACHE, ROOT } from '../root.ts';
import type { SingleAppFiles } from './app/render-single-app.ts';
import { compressFolder } from './compress-folder.ts';
import { chunkName, writePageTable } from './page-table.ts';
import { readSections, type Section } from './sections.ts';
import { singleAppClient, singleAppHydrated, singleAppServer } from './single-app-config.ts';
import { stockFederation } from './stock-federation-config.ts';

/** Page (`catalog/lab`) to what its head names; '' is the application without a page. */
export type PageFiles = Record<string, SingleAppFiles>;

/** Builds the three peers from the same sources, at production settings, with every text file compressed beforehand. */
export async function buildPeers(): Promise<void> {
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const sections = await readSections();
  writePageTable(sections);

  await build([singleAppClient()]);
  const client = firstFiles('single-client');
  writeFileSync(
    join(CACHE, 'single-client/index.html'),
    indexHtml(
      client.styles,
      client.scripts.map(({ src }) => src),
    ),
  );

  const [hydrated] = await build([singleAppHydrated(), singleAppServer()]);
  const files = pageFiles('single-server/browser', sections, hydrated!);
  writeFileSync(join(CACHE, 'single-server/pages.json'), JSON.stringify(files));

  const [host] = await build(stockFederation(sections));
  const scripts = host!.entrypoints!.shell!.assets!.map(({ name }) => `/assets/${name}`);
  writeFileSync(join(CACHE, 'stock-federation/index.html'), indexHtml([], scripts));

  for (const folder of ['single-client', 'single-server/browser', 'stock-federation'])
    compressFolder(join(CACHE, folder));
}

/**
 * The server of the server-rendered application alone.
 *
 * @public to the test, which calls it in another process
 */
export async function buildServer(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  writePageTable(await readSections());
  await build([singleAppServer()]);
}

async function build(configs: Configuration[]): Promise<StatsCompilation[]> {
  const compiler = rspack(configs);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return stats.toJson({ all: false, entrypoints: true, chunkGroups: true }).children!;
}

type Files = Omit<ShellAssets, 'boot'>;

/** The files of a build's first load; style sheets are addresses here. */
function firstFiles(folder: string): Files {
  return JSON.parse(readFileSync(join(CACHE, folder, 'assets.json'), 'utf8')) as Files;
}

/**
 * A page's chunk runs before the entry, which finds it there. Style sheets are carried by the page, as here; links that
 * are not fetched tell the chunk loader so.
 */
function pageFiles(folder: string, sections: Section[], stats: StatsCompilation): PageFiles {
  const first = firstFiles(folder);
  const files = (js: string[], css: string[]): SingleAppFiles => {
    const styles = [...first.styles, ...css].map((href) =>
      readFileSync(join(CACHE, folder, basename(href)), 'utf8'),
    );
    // A page's chunk is of the same build as the entry: nothing pins it there, so nothing does here.
    const chunks = js.map((src) => ({ src, integrity: '' }));
    const scripts = [...first.scripts.slice(0, -1), ...chunks, first.scripts.at(-1)!];
    return {
      assets: { ...first, styles, scripts, boot: { code: bootScript(), source: '' } },
      carriedStyles: css,
    };
  };
  const table: PageFiles = { '': files([], []) };
  for (const { name, pages } of sections) {
    for (const page of Object.keys(pages)) {
      const group = stats.namedChunkGroups?.[chunkName(name, page)];
      if (!group) throw new Error(`The build has no chunk for ${name}/${page}`);
      const all = group.assets!.map((asset) => `/assets/${asset.name}`);
      const some = (extension: string) => all.filter((file) => file.endsWith(extension));
      table[`${name}/${page}`] = files(some('.js'), some('.css'));
    }
  }
  return table;
}

function indexHtml(styles: string[], scripts: string[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Coachlab</title>',
    `<script>${bootScript()}</script>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
    '</head><body><div id="root" style="display:contents"></div></body></html>',
  ].join('');
}

function bootScript(): string {
  return readFileSync(join(ROOT, 'shell/build/boot/boot.js'), 'utf8').trim();
}
