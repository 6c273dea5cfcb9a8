import { parseArgs } from 'node:util';
import { type BenchPage, PAGES } from './pages.ts';

export interface Options {
  /** Visits of each page in each variant; medians are of so many. */
  runs: number;
  pages: BenchPage[];
  /** What this site is measured against. */
  peers: readonly PeerName[];
  /** Where the figures go as JSON. */
  json: string;
}

const PEERS = ['server', 'client', 'stock'] as const;
export type PeerName = (typeof PEERS)[number];

const USAGE =
  'npm run bench:first-load -- [--runs 5] [--pages /lab,/home] [--peers server,client,stock] [--json .cache/bench/first-load.json]';

/** @throws Error that lists every fault */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: PAGES.map(({ path }) => path).join(',') },
      peers: { type: 'string', default: PEERS.join(',') },
      json: { type: 'string', default: '.cache/bench/first-load.json' },
    },
  });
  const runs = Number(values.runs);
  const wanted = values.pages.split(',');
  const peers = values.peers.split(',');
  const faults = wanted
    .filter((path) => !PAGES.some((page) => page.path === path))
    .map((path) => `--pages: ${path} is none of ${PAGES.map((page) => page.path).join(' ')}`);
  for (const peer of peers.filter((name) => !PEERS.some((known) => known === name)))
    faults.push(`--peers: ${peer} is none of ${PEERS.join(' ')}`);
  if (!Number.isInteger(runs) || runs < 1) faults.push('--runs: a whole number from 1');
  if (faults.length > 0) throw new Error([...faults, USAGE].join('\n'));
  return {
    runs,
    pages: PAGES.filter(({ path }) => wanted.includes(path)),
    peers: PEERS.filter((name) => peers.includes(name)),
    json: values.json,
  };
}
