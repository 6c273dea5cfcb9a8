import { setTimeout as sleep } from 'node:timers/promises';
import { Peer } from './peers/peer.ts';
import type { Site } from './site.ts';

/** What starts on this machine would be measured with the page: processes are given this long to come to rest. */
const SETTLE_MS = 3_000;

/** A way to serve the same pages of the same data. */
export interface Variant {
  key: VariantKey;
  name: string;
  url: string;
  /** `cold`: the first to ask for the page since its process began. `none`: it keeps no pages. */
  pageCache: 'cold' | 'warm' | 'none';
}

export type VariantKey = 'site-cold' | 'site-warm' | 'client' | 'server-cold' | 'server-warm' | 'stock';

export interface Field {
  variants: Variant[];
  /** Empties the page caches of those that have one, by a fresh process each. */
  forgetPages: () => Promise<void>;
  end: () => Promise<void>;
}

export async function startField(site: Site): Promise<Field> {
  const upstreams = site.upstreams();
  const client = await Peer.start({ build: 'single-client', rendering: 'client', upstreams });
  const server = await Peer.start({ build: 'single-server', rendering: 'server', upstreams });
  const stock = await Peer.start({ build: 'stock-federation', rendering: 'client', upstreams });
  return {
    variants: [
      { key: 'site-cold', name: 'this site, cold page cache', url: site.url, pageCache: 'cold' },
      { key: 'server-cold', name: 'one app, server-rendered, cold', url: server.url, pageCache: 'cold' },
      { key: 'site-warm', name: 'this site, warm page cache', url: site.url, pageCache: 'warm' },
      { key: 'server-warm', name: 'one app, server-rendered, warm', url: server.url, pageCache: 'warm' },
      { key: 'client', name: 'one app, client-rendered', url: client.url, pageCache: 'none' },
      { key: 'stock', name: 'stock Module Federation 2', url: stock.url, pageCache: 'none' },
    ],
    forgetPages: async () => {
      await Promise.all([site.forgetPages(), server.forgetPages()]);
      await sleep(SETTLE_MS);
    },
    end: async () => {
      await Promise.all([client, server, stock].map((peer) => peer.end()));
    },
  };
}
