import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { renderSingleApp } from '../app/render-single-app.ts';
import { CACHE } from '../../root.ts';
import type { PageFiles } from '../page-files.ts';
import { chunkName } from '../page-table.ts';
import { documentFiles } from './document-files.ts';
import type { PeerSettings } from './main.ts';

interface PageAnswer {
  status: number;
  /** Brotli. */
  body: Buffer;
}
type Pages = (url: string) => Promise<PageAnswer>;

const compress = promisify(brotliCompress);
/** The gateway's level for pages. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The same empty page at every address. */
export function clientPages(build: string): Pages {
  const body = readFileSync(`${CACHE}${build}/index.html.br`);
  return async () => ({ status: 200, body });
}

/** Rendered in this process, kept by path. */
export async function serverPages({ build, port, upstreams }: PeerSettings): Promise<Pages> {
  const { renderSingleApp: render } = (await import(`${CACHE}${build}/server/render.js`)) as {
    renderSingleApp: typeof renderSingleApp;
  };
  const files = JSON.parse(readFileSync(`${CACHE}${build}/pages.json`, 'utf8')) as PageFiles;
  const options = {
    origin: `http://localhost:${port}`,
    upstreams,
    shell: documentFiles(files, []),
    filesOf: (section: string, page: string, parts: string[]) =>
      documentFiles(files, [chunkName(section, page), ...parts.map((name) => `part-${name}`)]),
  };
  const kept = new Map<string, PageAnswer>();
  return async (url) => {
    const known = kept.get(url);
    if (known) return known;
    const { status, html } = await render(url, options);
    const answer = { status, body: await compress(Buffer.from(html), BROTLI) };
    if (status === 200) kept.set(url, answer);
    return answer;
  };
}
