import { PRODUCT_NAME } from '@coachlab/contracts';
import { LRUCache } from 'lru-cache';
import type { ShareCard } from './card.ts';
import { Drawer } from './drawer.ts';

/** Bytes of pictures that are kept: all of the catalogue's, so that asking for each in turn draws none anew. */
const KEPT = 20 * 1024 * 1024;

/** Draws share images and keeps them by what they say, so that a change of the text is a new picture. */
export class ShareImages {
  readonly #drawer: Pick<Drawer, 'draw' | 'stop'>;
  readonly #kept: LRUCache<string, Uint8Array>;
  readonly #underWay = new Map<string, Promise<Uint8Array>>();

  constructor(drawer: Pick<Drawer, 'draw' | 'stop'> = new Drawer(), kept = KEPT) {
    this.#drawer = drawer;
    this.#kept = new LRUCache({ maxSize: kept, sizeCalculation: (png) => png.length });
  }

  /** A PNG of 1200 by 630. Whoever asks for the same at the same time shares one drawing. */
  of(card: ShareCard): Promise<Uint8Array> {
    const key = JSON.stringify(card);
    const kept = this.#kept.get(key);
    if (kept) return Promise.resolve(kept);
    let drawing = this.#underWay.get(key);
    if (!drawing) {
      drawing = this.#draw(key, card).finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, drawing);
    }
    return drawing;
  }

  /** A service that stops calls it. */
  onApplicationShutdown(): Promise<void> {
    return this.#drawer.stop();
  }

  async #draw(key: string, card: ShareCard): Promise<Uint8Array> {
    const png = await this.#drawer.draw({ card, product: PRODUCT_NAME });
    this.#kept.set(key, png);
    return png;
  }
}
