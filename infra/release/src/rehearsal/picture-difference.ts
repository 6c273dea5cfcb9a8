import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** A part of a picture, in parts of its width and height. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Difference {
  /** Of the larger picture, which part looks different. */
  share: number;
  /** The largest first. */
  regions: Region[];
}

/** What looks different in two pictures. The browser that took them compares them, since it can read them. */
export async function differenceOf(browser: Browser, own: string, stable: string): Promise<Difference> {
  const page = await browser.newPage();
  try {
    const [a, b] = [own, stable].map((file) => `data:image/png;base64,${readFileSync(file, 'base64')}`);
    return await page.evaluate(compare, [a!, b!] as const);
  } finally {
    await page.close();
  }
}

/** Runs in an empty page. */
async function compare([own, stable]: readonly [string, string]): Promise<Difference> {
  /** Side of the squares that are compared, in pixels, and by how much a colour has to differ to be seen. */
  const SIDE = 16;
  const SEEN = 24;
  const MOST_REGIONS = 20;
  const load = async (address: string) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  };
  const images = [await load(own), await load(stable)] as const;
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [pixels, others] = images.map((image) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  }) as [Uint8ClampedArray, Uint8ClampedArray];
  const columns = Math.ceil(width / SIDE);
  const rows = Math.ceil(height / SIDE);
  const changed = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      for (let part = at; part < at + 4; part += 1)
        if (Math.abs(pixels[part]! - others[part]!) > SEEN)
          changed[Math.floor(y / SIDE) * columns + Math.floor(x / SIDE)] = 1;
    }
  }
  const share = changed.reduce((sum, one) => sum + one, 0) / changed.length;

  const boxes: [left: number, top: number, right: number, bottom: number][] = [];
  for (let start = 0; start < changed.length; start += 1) {
    if (!changed[start]) continue;
    const box: (typeof boxes)[number] = [columns, rows, 0, 0];
    const waiting = [start];
    changed[start] = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      box[0] = Math.min(box[0], column);
      box[1] = Math.min(box[1], row);
      box[2] = Math.max(box[2], column + 1);
      box[3] = Math.max(box[3], row + 1);
      // Two squares away still belongs to it: letters have gaps.
      for (let down = -2; down <= 2; down += 1)
        for (let right = -2; right <= 2; right += 1) {
          const [c, r] = [column + right, row + down];
          if (c < 0 || r < 0 || c >= columns || r >= rows || !changed[r * columns + c]) continue;
          changed[r * columns + c] = 0;
          waiting.push(r * columns + c);
        }
    }
    boxes.push(box);
  }
  const areaOf = ([left, top, right, bottom]: (typeof boxes)[number]) => (right - left) * (bottom - top);
  return {
    share,
    regions: boxes
      .sort((a, b) => areaOf(b) - areaOf(a))
      .slice(0, MOST_REGIONS)
      .map(([left, top, right, bottom]) => ({
        left: (left * SIDE) / width,
        top: (top * SIDE) / height,
        width: ((right - left) * SIDE) / width,
        height: ((bottom - top) * SIDE) / height,
      })),
  };
}
