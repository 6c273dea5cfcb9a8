import { set } from 'bench/pages';
import { matchPage } from '../../../../../shell/server/pages/match-page.ts';
import { completeDocument } from '../../../../../shell/server/pages/html.ts';
import { drawnParts } from '../../../../../shell/server/pages/part-files.ts';
import type { ShellAssets } from '../../../../../shell/server/pages/shell-assets.ts';
import { renderPage } from '../../../../../shell/server/render/realm/render-page.tsx';
import { createPageSource } from './page-source.ts';

export interface SingleAppOptions {
  origin: string;
  upstreams: Record<string, string>;
  /** The files of a page's first paint: the application's own, the page's and those of its parts that were drawn. */
  filesOf: (section: string, page: string, parts: string[]) => SingleAppFiles;
  /** Without a page. */
  shell: SingleAppFiles;
}

export interface SingleAppFiles {
  assets: ShellAssets;
  /** Addresses of the page's style sheets whose text is among the assets'. */
  carriedStyles: string[];
}

const source = createPageSource();

/** The whole page as HTML: the shell's own rendering, with every page built in and no process between. */
export async function renderSingleApp(
  path: string,
  { origin, upstreams, filesOf, shell }: SingleAppOptions,
): Promise<{ status: number; html: string }> {
  const output = await renderPage({
    path,
    set,
    notice: null,
    source,
    publicUrl: origin,
    resolve: (api) => (upstreams[api.split(/[/?]/)[2] ?? ''] ?? 'http://unknown.invalid') + api,
    fetch,
    side: 'server',
  });
  if (output.kind === 'redirect') throw new Error(`${path} redirects to ${output.location}`);
  const match = matchPage(set, path);
  const { assets, carriedStyles } = match
    ? filesOf(match.remote, match.route.page, drawnParts(output.html))
    : shell;
  const boot = { set, rendered: 'page' as const, origin };
  const html = completeDocument(output.html, assets, null, boot, JSON.stringify(output.queries));
  const links = carriedStyles.map((href) => `<link rel="stylesheet" disabled href="${href}">`).join('');
  return { status: output.status, html: html.replace('</style>', `</style>${links}`) };
}
