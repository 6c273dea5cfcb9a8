// npm run bench:bytes: what a first visit to each page fetches, by kind. The same sources give the same figures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { KINDS, type PageBytes, pageBytes } from '../../../e2e/support/page-bytes.ts';
import { launchBrowser } from './measure/browser.ts';
import { PAGES } from './pages.ts';
import { table } from './table.ts';
import { Site } from './site.ts';

/** A page that is still as large after so long is not kept by the gateway. */
const LONGEST_MS = 10_000;

/** It has a form that the others have not. */
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
    await settle(origin + path);
    measured[path] = await visit(origin + path);
  }
  const rows = Object.entries(measured).map(([path, { requests, bytes }]) => [
    path,
    ...KINDS.map((kind) => String(bytes[kind])),
    String(Object.values(bytes).reduce((total, each) => total + each, 0)),
    String(requests),
  ]);
  console.log(table(['', ...KINDS, 'all', 'requests'], rows));
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, JSON.stringify(measured, null, 2));
  console.log(`\nEvery file: ${values.json}`);
} finally {
  await browser.close();
  await site?.end();
}

/** Of a page that is asked for again, smaller bytes follow in a moment, unless it is not kept. */
async function settle(url: string): Promise<void> {
  const size = async () => (await fetchBytes(url)).length;
  const first = await size();
  for (let waited = 0; (await size()) >= first && waited < LONGEST_MS; waited += 250) await sleep(250);
}

/** As it is sent: `fetch` would decompress it. */
function fetchBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      buffer(response).then(resolve, reject);
    }).on('error', reject);
  });
}

async function visit(url: string): Promise<PageBytes> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  try {
    return await pageBytes(await context.newPage(), url);
  } finally {
    await context.close();
  }
}
