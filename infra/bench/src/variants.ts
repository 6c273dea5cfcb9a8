import { setTimeout as sleep } from 'node:timers/promises';
import type { PeerName } from './options.ts';
import { Peer } from './peers/peer.ts';
import type { Site } from './site.ts';

/** What starts on this machine would be measured with the page: processes are given this long to come to rest. */
const SETTLE_MS = 3_000;

/** A way to serve the same pages of the same data. */
export interface Variant {
  key: VariantKey;
  name: string;
  url: string;
}

export type VariantKey = 'site-cold' | 'site-warm' | 'client' | 'server-cold' | 'server-warm' | 'stock';

export interface Field {
  variants: Variant[];
  /** Empties the page caches of those that have one, by a fresh process each. */
  forgetPages: () => Promise<void>;
  end: () => Promise<void>;
}

/** Cold ones first: what a page cache does with a page that was asked for is done when the warm ones are visited. */
const ORDER: VariantKey[] = ['site-cold', 'server-cold', 'site-warm', 'server-warm', 'client', 'stock'];

/** A peer that has been started, and its rows. */
interface Started {
  rows: Variant[];
  forgetPages?: () => Promise<void>;
  end: () => Promise<void>;
}

const START: Record<PeerName, (upstreams: Record<string, string>) => Promise<Started>> = {
  async server(upstreams) {
    const peer = await Peer.start({ build: 'single-server', rendering: 'server', upstreams });
    return started(peer, [
      ['server-cold', 'one app, server-rendered, cold'],
      ['server-warm', 'one app, server-rendered, warm'],
    ]);
  },
  async client(upstreams) {
    const peer = await Peer.start({ build: 'single-client', rendering: 'client', upstreams });
    return started(peer, [['client', 'one app, client-rendered']], false);
  },
  async stock(upstreams) {
    const peer = await Peer.start({ build: 'stock-federation', rendering: 'client', upstreams });
    return started(peer, [['stock', 'stock Module Federation 2']], false);
  },
};

export async function startField(site: Site, peers: readonly PeerName[]): Promise<Field> {
  const upstreams = site.upstreams();
  const all: Started[] = [];
  for (const name of peers) all.push(await START[name](upstreams));
  const own: Variant[] = [
    { key: 'site-cold', name: 'this site, cold page cache', url: site.url },
    { key: 'site-warm', name: 'this site, warm page cache', url: site.url },
  ];
  const variants = [...own, ...all.flatMap(({ rows }) => rows)];
  return {
    variants: variants.toSorted((one, other) => ORDER.indexOf(one.key) - ORDER.indexOf(other.key)),
    forgetPages: async () => {
      await Promise.all([site.forgetPages(), ...all.map(({ forgetPages }) => forgetPages?.())]);
      await sleep(SETTLE_MS);
    },
    end: async () => {
      await Promise.all(all.map(({ end }) => end()));
    },
  };
}

function started(peer: Peer, names: [VariantKey, string][], keepsPages = true): Started {
  return {
    rows: names.map(([key, name]) => ({ key, name, url: peer.url })),
    ...(keepsPages && { forgetPages: () => peer.forgetPages() }),
    end: () => peer.end(),
  };
}
