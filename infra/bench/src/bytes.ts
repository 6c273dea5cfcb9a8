// npm run bench:bytes: what a first visit to each page fetches, by kind. The same sources give the same figures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { KINDS, type PageBytes, pageBytes } from '../../../e2e/support/page-bytes.ts';
import { launchBrowser } from './measure/browser.ts';
import { PAGES } from './pages.ts';
import { table } from './report/table.ts';
import { Site } from './site.ts';

/** Not in the average: it has what the others have not. */
const TEMPLATE = '/artifact/template-business-case-one-page';

const { values } = parseArgs({
  options: {
    /** A site that is up; without it one is started. */
    url: { type: 'string' },
    json: { type: 'string', default: '.cache/bench/bytes.json' },
  },
});
const site = values.url === undefined ? await Site.start() : null;
const browser = await launchBrowser();
try {
  const origin = values.url ?? site!.url;
  const measured: Record<string, PageBytes> = {};
  for (const path of [...PAGES.map((page) => page.path), TEMPLATE]) {
    // The first visitor's page may not be in its cache yet.
    await visit(origin + path);
    measured[path] = await visit(origin + path);
  }
  const rows = Object.entries(measured).map(([path, { requests, bytes }]) => [
    path,
    ...KINDS.map((kind) => String(bytes[kind])),
    String(Object.values(bytes).reduce((total, each) => total + each, 0)),
    String(requests),
  ]);
  console.log(table(['', ...KINDS, 'all', 'requests'], rows));
  mkdirSync(dirname(resolve(values.json)), { recursive: true });
  writeFileSync(values.json, JSON.stringify(measured, null, 2));
  console.log(`\nEvery file: ${values.json}`);
} finally {
  await browser.close();
  await site?.end();
}

async function visit(url: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    return await pageBytes(await context.newPage(), url);
  } finally {
    await context.close();
  }
}
