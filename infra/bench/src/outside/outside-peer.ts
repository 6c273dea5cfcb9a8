import { join } from 'node:path';
import getPort from 'get-port';
import { Child } from '../child.ts';
import { PAGES } from '../pages.ts';
import { ROOT } from '../root.ts';
import { APP, environment, NEXT, type Rendering } from './folders.ts';
import type { FrontSettings } from './front.ts';

const FRONT = join(import.meta.dirname, 'front.ts');

/** The application as its documentation has it served, by `next start`, behind the front that every peer has. */
export class OutsidePeer {
  readonly url: string;
  readonly #rendering: Rendering;
  readonly #upstreams: Record<string, string>;
  readonly #port: number;
  #children: Child[] = [];

  private constructor(rendering: Rendering, upstreams: Record<string, string>, port: number) {
    this.url = `http://localhost:${port}`;
    this.#rendering = rendering;
    this.#upstreams = upstreams;
    this.#port = port;
  }

  static async start(rendering: Rendering, upstreams: Record<string, string>): Promise<OutsidePeer> {
    const peer = new OutsidePeer(rendering, upstreams, await getPort({ host: '127.0.0.1' }));
    await peer.#run();
    return peer;
  }

  /** Fresh processes; the pages of Next.js's own cache have been asked for once. */
  async forgetPages(): Promise<void> {
    await this.end();
    await this.#run();
  }

  async end(): Promise<void> {
    await Promise.all(this.#children.map((child) => child.end()));
  }

  async #run(): Promise<void> {
    const port = await getPort({ host: '127.0.0.1' });
    const settings: FrontSettings = {
      port: this.#port,
      origin: `http://127.0.0.1:${port}`,
      rendering: this.#rendering,
      upstreams: this.#upstreams,
    };
    const env = environment(this.#rendering, this.#upstreams);
    const start = ['start', '--hostname', '127.0.0.1', '--port', String(port)];
    this.#children = [
      await Child.start([NEXT, ...start], env, APP, /Ready in/),
      await Child.start([FRONT], { ...env, BENCH_FRONT: JSON.stringify(settings) }, ROOT, /^Ready: /),
    ];
    if (this.#rendering === 'request') return;
    for (const { path, outside } of PAGES) {
      if (outside) await (await fetch(this.url + path)).arrayBuffer();
    }
  }
}
