// A thread that draws: one picture takes a tenth of a second and more, in which a service could answer nobody.
import { parentPort } from 'node:worker_threads';
import type { ShareCard } from './card.ts';
import { draw } from './draw.ts';

export interface Order {
  card: ShareCard;
  product: string;
}

/** The PNG, or why there is none. */
export type Drawn = { png: Uint8Array } | { fault: string };

parentPort?.on('message', async ({ card, product }: Order) => {
  try {
    const png = await draw(card, product);
    parentPort?.postMessage({ png } satisfies Drawn, [png.buffer]);
  } catch (error) {
    parentPort?.postMessage({ fault: String(error) } satisfies Drawn, []);
  }
});
