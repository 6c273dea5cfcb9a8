import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RenderedPage } from './page-cache.ts';

const compress = promisify(brotliCompress);
const SMALLEST = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** The most of one processor that it takes: endless addresses are asked for twice as easily as once. */
const SHARE = 0.2;
/** Pages; what is asked for beyond them may come back later. */
const MOST_WAITING = 500;

/** Makes pages as small as they go, one after another in a thread of zlib's, while they are served as they are. */
export class Recompression {
  readonly #done = new WeakSet<RenderedPage>();
  readonly #waiting = new Set<RenderedPage>();
  #running = false;

  add(page: RenderedPage): void {
    if (this.#done.has(page) || this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.add(page);
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    // Goes on with what is added meanwhile.
    for (const page of this.#waiting) {
      const begun = performance.now();
      this.#done.add(page);
      page.br = await compress(page.raw, SMALLEST);
      this.#waiting.delete(page);
      await sleep((performance.now() - begun) * (1 / SHARE - 1), undefined, { ref: false });
    }
    this.#running = false;
  }
}
