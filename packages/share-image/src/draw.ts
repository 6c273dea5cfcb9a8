import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';
import { boundedCard, type ShareCard } from './card.ts';
import { loadFonts } from './fonts.ts';
import { HEIGHT, layoutOf, WIDTH } from './layout.ts';

const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let ready: Promise<Awaited<ReturnType<typeof loadFonts>>> | undefined;

/** The card as a PNG. What is needed for it is loaded with the first. */
export async function draw(card: ShareCard, product: string): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= Promise.all([loadFonts(), readFile(WASM).then(initWasm)]).then(([fonts]) => fonts);
  const fonts = await ready;
  // Letters become paths, so that what makes pixels of them needs no fonts.
  const svg = await satori(layoutOf(boundedCard(card), product), { width: WIDTH, height: HEIGHT, fonts });
  const drawing = new Resvg(svg);
  const picture = drawing.render();
  try {
    return new Uint8Array(picture.asPng());
  } finally {
    // Memory of the WebAssembly instance, which no garbage collector sees.
    picture.free();
    drawing.free();
  }
}
