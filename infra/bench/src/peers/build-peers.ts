import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, type MultiStats, rspack, type StatsCompilation } from '@rspack/core';
import { CACHE } from '../root.ts';
import { compressFolder } from './compress-folder.ts';
import { bootScript, firstFiles, pageFiles } from './page-files.ts';
import { writePageTable } from './page-table.ts';
import { readSections } from './sections.ts';
import { singleAppClient, singleAppHydrated, singleAppServer } from './single-app-config.ts';
import { stockFederation } from './stock-federation-config.ts';

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
