import { join } from 'node:path';
import getPort from 'get-port';
import { Child } from '../child.ts';
import { ROOT } from '../root.ts';
import type { PeerSettings } from './serve/main.ts';

const MAIN = join(import.meta.dirname, 'serve/main.ts');

/** A built peer, served by a process of its own on a port that it keeps. */
export class Peer {
  readonly url: string;
  readonly #settings: PeerSettings;
  #child: Child;

  private constructor(settings: PeerSettings, child: Child) {
    this.url = `http://localhost:${settings.port}`;
    this.#settings = settings;
    this.#child = child;
  }

  static async start(wanted: Omit<PeerSettings, 'port'>): Promise<Peer> {
    const settings = { ...wanted, port: await getPort({ host: '127.0.0.1' }) };
    return new Peer(settings, await run(settings));
  }

  /** An empty page cache in a fresh process. */
  async forgetPages(): Promise<void> {
    await this.#child.end();
    this.#child = await run(this.#settings);
  }

  end(): Promise<void> {
    return this.#child.end();
  }
}

function run(settings: PeerSettings): Promise<Child> {
  const env = { ...process.env, NODE_ENV: 'production', BENCH_PEER: JSON.stringify(settings) };
  return Child.start([MAIN], env, ROOT, /^Ready: /);
}
