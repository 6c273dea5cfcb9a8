import type { Variant } from '../variants.ts';
import type { PartSizes } from './parts.ts';
import type { Verdict } from './claims.ts';
import type { Summary } from './figures.ts';
import { table } from './table.ts';

export function printFigures(summary: Summary, variants: Variant[]): void {
  for (const [page, figures] of Object.entries(summary)) {
    const client = figures.client;
    const server = figures['server-warm'];
    const rows = variants.map(({ key, name }) => {
      const { lcp, hydrated, bytes, requests, depth } = figures[key];
      return [
        name,
        ms(lcp),
        ratio(lcp, client.lcp),
        ratio(lcp, server.lcp),
        ms(hydrated),
        ratio(hydrated, server.hydrated),
        kB(bytes),
        ratio(bytes, server.bytes),
        requests.toFixed(0),
        depth.toFixed(0),
      ];
    });
    const head = [
      '',
      'LCP',
      '÷client',
      '÷server',
      'hydrated',
      '÷server',
      'bytes',
      '÷server',
      'requests',
      'depth',
    ];
    console.log(`\n${page}\n${table(head, rows)}`);
  }
  console.log(
    '\n÷client: of the client-rendered application. ÷server: of the server-rendered one with a warm page cache.',
  );
}

export function printParts(parts: PartSizes[]): void {
  const rows = parts.map(({ part, site, single }) => [
    part,
    ...[site, single].flatMap((size) => (size ? [kB(size.gz), kB(size.br)] : ['', ''])),
  ]);
  const head = ['what the bytes are made of', 'site gz', 'site br', 'one app gz', 'one app br'];
  console.log(`\n${table(head, rows)}`);
}

export function printVerdicts(verdicts: Verdict[]): void {
  const failed = verdicts.filter(({ holds }) => !holds);
  console.log(`\n${verdicts.length - failed.length} of ${verdicts.length} comparisons hold.`);
  for (const { claim, page, ratio: is, atMost } of failed) {
    console.log(`DOES NOT HOLD: ${page}: ${claim}: ${is.toFixed(2)}, at most ${atMost}`);
  }
}

const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ratio = (value: number, to: number) => (value / to).toFixed(2);
