import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type Difference, differenceOf, type Region } from './picture-difference.ts';

interface Taken {
  address: string;
  own: string;
  stable: string | null;
  /** Null where one of the two is missing. */
  difference: Difference | null;
}

/** Pictures of each page as the release draws it, beside stable's, in a folder with a page that shows them and marks what differs. */
export class Pictures {
  readonly #folder: string;
  readonly #taken = new Map<string, Taken>();

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
  }

  /** Files for the pictures of one page. */
  of(address: string, hasStable: boolean): { own: string; stable: string } {
    const name = address.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'start';
    const [own, stable] = [`${name}.png`, `${name}.stable.png`];
    this.#taken.set(address, { address, own, stable: hasStable ? stable : null, difference: null });
    return { own: this.#path(own), stable: this.#path(stable) };
  }

  /** @returns which part of the page looks different; null where there are no two pictures of it */
  async compare(browser: Browser, address: string): Promise<number | null> {
    const taken = this.#taken.get(address);
    if (!taken?.stable || ![taken.own, taken.stable].every((file) => existsSync(this.#path(file))))
      return null;
    taken.difference = await differenceOf(browser, this.#path(taken.own), this.#path(taken.stable));
    return taken.difference.share;
  }

  /** Writes the page, what has changed most first. */
  write(release: string): string {
    const shareOf = ({ difference }: Taken) => difference?.share ?? 0;
    const pages = [...this.#taken.values()].sort((a, b) => shareOf(b) - shareOf(a));
    const file = this.#path('index.html');
    writeFileSync(
      file,
      `${HEAD.replaceAll('RELEASE', release)}\n${pages.map((page) => shown(page, release)).join('\n')}\n`,
    );
    return file;
  }

  #path(file: string): string {
    return join(this.#folder, file);
  }
}

function shown({ address, own, stable, difference }: Taken, release: string): string {
  const marks = (difference?.regions ?? []).map(markOf).join('');
  const figure = (file: string, label: string) =>
    `<figure><figcaption>${label}</figcaption><div class="picture"><img src="${file}" alt="${address}, ${label}">${marks}</div></figure>`;
  const changed = difference ? `, ${describeDifference(difference)}` : '';
  return `<h2>${address}${changed}</h2><section>${figure(own, release)}${stable ? figure(stable, 'stable') : ''}</section>`;
}

function describeDifference({ share, regions }: Difference): string {
  if (regions.length === 0) return 'looks the same';
  const percent = share < 0.01 ? 'under 1' : Math.round(share * 100);
  return `${percent} % looks different, in ${regions.length} ${regions.length === 1 ? 'place' : 'places'}`;
}

function markOf({ left, top, width, height }: Region): string {
  const [x, y, w, h] = [left, top, width, height].map((part) => `${(part * 100).toFixed(2)}%`);
  return `<i style="left:${x};top:${y};width:${w};height:${h}"></i>`;
}

const HEAD = `<!doctype html>
<meta charset="utf-8">
<title>Rehearsal of RELEASE</title>
<style>
  body { font: 16px system-ui; margin: 2rem }
  section { display: flex; gap: 1rem; align-items: start }
  figure { flex: 1; margin: 0 }
  .picture { position: relative }
  img { display: block; width: 100%; outline: 1px solid #888 }
  i { position: absolute; box-sizing: border-box; border: 3px solid #c00; background: rgb(204 0 0 / 0.08) }
</style>
<h1>Rehearsal of RELEASE</h1>
<p>What looks different from stable is marked in both.</p>`;
