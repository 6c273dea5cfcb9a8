import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pictures of each page as the release draws it, beside stable's, in a folder with a page that shows them. */
export class Pictures {
  readonly #folder: string;
  readonly #taken: { address: string; own: string; stable: string | null }[] = [];

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
  }

  /** Files for the pictures of one page. */
  of(address: string, hasStable: boolean): { own: string; stable: string } {
    const name = address.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'start';
    const [own, stable] = [`${name}.png`, `${name}.stable.png`];
    this.#taken.push({ address, own, stable: hasStable ? stable : null });
    return { own: join(this.#folder, own), stable: join(this.#folder, stable) };
  }

  /** Writes the page. What differs is bright on black in its third column: one picture drawn over the other as a difference. */
  write(release: string): string {
    const rows = this.#taken.map(({ address, own, stable }) => {
      const image = (file: string, label: string) =>
        `<figure><figcaption>${label}</figcaption><img src="${file}" alt="${address}, ${label}"></figure>`;
      const difference = stable
        ? `<figure><figcaption>what differs</figcaption><div class="both"><img src="${own}" alt=""><img src="${stable}" alt=""></div></figure>`
        : '';
      return `<h2>${address}</h2><section>${image(own, release)}${stable ? image(stable, 'stable') : ''}${difference}</section>`;
    });
    const file = join(this.#folder, 'index.html');
    writeFileSync(file, `${HEAD.replace('RELEASE', release)}\n${rows.join('\n')}\n`);
    return file;
  }
}

const HEAD = `<!doctype html>
<meta charset="utf-8">
<title>Rehearsal of RELEASE</title>
<style>
  body { font: 16px system-ui; margin: 2rem }
  section { display: flex; gap: 1rem; align-items: start }
  figure { flex: 1; margin: 0 }
  img { width: 100%; border: 1px solid #888 }
  .both { position: relative; isolation: isolate; background: #000 }
  .both img + img { position: absolute; inset: 0; mix-blend-mode: difference }
</style>
<h1>Rehearsal of RELEASE</h1>`;
