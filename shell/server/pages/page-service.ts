import type { RemoteRoute, ResolvedSet, SentForm } from '@coachlab/contracts';
import { setKey } from '@coachlab/federation';
import type { FastifyBaseLogger } from 'fastify';
import type { BootData } from '../../app/boot-data.ts';
import { loggablePath } from '../loggable-path.ts';
import type { Releases } from '../releases/releases.ts';
import type { PageAddress } from './page-address.ts';
import type { Visit } from '../visits/visits.ts';
import type { RenderAnswer, RenderRequest } from '../render/protocol.ts';
import { renderPage } from '../render/realm/render-page.tsx';
import { RenderQueueFull } from '../render/release-processes.ts';
import { NOWHERE } from '../../app/shell-pages.ts';
import { matchPage, type PageMatch as Match, shellPage } from './match-page.ts';
import { completeDocument, type PageFiles } from './html.ts';
import { mayStandInline } from './inline-style.ts';
import { keyText, PageCache, type PageKey, type RenderedPage, renderedPage } from './page-cache.ts';
import { partFiles } from './part-files.ts';
import { Recompression } from './recompression.ts';
import { RenderTurns } from './render-turns.ts';
import { browserSet } from './browser-set.ts';
import type { ShellAssets } from './shell-assets.ts';
import { styleSources } from './style-sources.ts';

export interface PageServiceOptions {
  releases: Releases;
  render: (request: RenderRequest) => Promise<RenderAnswer>;
  /** Text of a file that runs, by its root-relative address; null when it is missing or not what was published. */
  readFile: (address: string, sha384: string) => Promise<string | null>;
  assets: ShellAssets;
  /** Revision of the content behind these APIs; changes whenever a page made from it would. */
  contentRevision: (apis: string[]) => string;
  publicUrl: string;
  /** Address of the analytics script. */
  analytics?: string | undefined;
  /** Whether browsers may keep pages now. */
  offline: () => boolean;
  dev: boolean;
  log: FastifyBaseLogger;
}

export type PageAnswer =
  | {
      kind: 'page';
      source: 'cache' | 'stale' | 'render' | 'skeleton';
      page: RenderedPage;
      route: RemoteRoute | null;
      /** Whose page it is. */
      remote: string | null;
      /** What its own code failed of here, so that it went out unrendered. */
      failure?: string;
    }
  | { kind: 'redirect'; status: number; location: string };

/** An address and a release set in, a whole page out: from the cache, from a render process, or as a skeleton. */
export class PageService {
  readonly #options: PageServiceOptions;
  readonly #cache = new PageCache();
  readonly #recompression = new Recompression();
  readonly #turns = new RenderTurns();
  readonly #running = new Map<string, Promise<PageAnswer>>();

  constructor(options: PageServiceOptions) {
    this.#options = options;
  }

  /**
   * @param match whose page is at `address`
   * @param sent a form of this page that the visitor sent without scripts
   * @param network of the caller, who shares the turns at rendering with it; throws TooManyPages
   */
  async answer(
    visit: Visit,
    address: PageAddress | null,
    match: Match | null,
    network: string,
    requestId: string,
    trace: Record<string, string> = {},
    sent?: SentForm,
  ): Promise<PageAnswer> {
    // However many addresses are nobody's, their page is one.
    const path =
      address && match
        ? address.pathname + allowedQuery(match.route, address.search)
        : ((address && shellPage(address.pathname)) ?? NOWHERE);
    const inTurn = (key: PageKey | null) =>
      this.#turns.run(network, () => this.#render(visit, match, path, key, requestId, trace, sent));
    // One person's: who tries a release, or has sent a form.
    if (visit.notice || sent) return inTurn(null);
    const key = this.#key(visit, match, path);
    const kept = this.#cache.get(key);
    if (kept) {
      this.#recompression.add(kept);
      return pageOf(match, 'cache', kept);
    }

    // Visitors who ask for the same page at the same time share one render.
    const running = this.#running.get(keyText(key));
    if (running) return running;
    const rendering = inTurn(key).finally(() => this.#running.delete(keyText(key)));
    this.#running.set(keyText(key), rendering);
    return rendering;
  }

  /** Whole pages that are kept, in number and bytes. */
  get kept(): PageCache['size'] {
    return this.#cache.size;
  }

  /** Renders a page for nobody and keeps nothing of it but what the render process has learnt. */
  async rehearse(visit: Visit, pathname: string): Promise<void> {
    await this.#render(visit, matchPage(visit.set, pathname), pathname, null, 'rehearsal');
  }

  /** Forgets the pages that any other release had a part in: it may be in quarantine. */
  keepOnly(releases: ReadonlySet<string>): void {
    this.#cache.keepOnly(releases);
  }

  /** Its release may have been withdrawn while it was drawn. */
  #mayKeep({ remotes }: ResolvedSet, match: Match | null): boolean {
    const remote = remotes.find(({ name }) => name === match?.remote);
    return !remote || this.#options.releases.live(remote.name, remote.release.version) !== undefined;
  }

  #key({ set }: Visit, match: Match | null, path: string): PageKey {
    const remote = set.remotes.find(({ name }) => name === match?.remote);
    const release = remote && this.#options.releases.get(remote.name, remote.release.version);
    const revision = this.#options.contentRevision(Object.keys(release?.needs.apis ?? {}));
    const worker = this.#options.offline() ? '' : 'no worker';
    return { page: [path, setKey(set), worker].join('\n'), revision };
  }

  async #render(
    visit: Visit,
    match: Match | null,
    path: string,
    key: PageKey | null,
    requestId: string,
    trace: Record<string, string> = {},
    sent?: SentForm,
  ): Promise<PageAnswer> {
    const { releases, publicUrl, log } = this.#options;
    const { set, notice } = visit;
    const disabled = set.remotes.some(({ name, disabled: off }) => off && name === match?.remote);
    let output: RenderAnswer | null = null;
    let failed: string | null = null;
    if (!disabled) {
      const request = {
        path,
        set,
        remote: match?.remote ?? null,
        release: match && releases.rendering(set, match.remote),
        publicUrl,
        requestId,
        notice,
        sent,
        trace,
      };
      output = await this.#options.render(request).catch((error: Error) => {
        // A full queue is nobody's fault but the crowd's.
        failed = error instanceof RenderQueueFull ? null : error.message;
        log.warn(
          { requestId, path: loggablePath(path), remote: match?.remote, error: error.message },
          'page sent without server rendering',
        );
        return null;
      });
    }
    if (output?.kind === 'redirect')
      return { kind: 'redirect', status: output.status, location: output.location };
    if (output?.kind === 'failed') {
      failed = output.error;
      log.warn(
        { requestId, path: loggablePath(path), remote: match?.remote, error: output.error },
        'page sent without server rendering',
      );
    }
    if (output?.kind !== 'page') {
      const skeleton = await this.#skeleton(visit, match, path);
      return skeleton.kind === 'redirect' || failed === null ? skeleton : { ...skeleton, failure: failed };
    }

    // Its service cannot say what it shows now. What it showed last is better than nothing to read.
    const last = output.status >= 500 && key !== null ? this.#cache.last(key) : undefined;
    if (last) return pageOf(match, 'stale', last);

    const boot = { ...this.#boot(visit, path, 'page'), ...(sent && { sent }) };
    const page = await this.#whole(output.status, output.html, set, match, boot, output.queries);
    if (key !== null && match?.route.cache !== 'never' && this.#mayKeep(set, match))
      this.#cache.set(key, page, set);
    return pageOf(match, 'render', page);
  }

  /** The frame and the page's loading state, rendered here from the same routes; only the shell's own code runs. */
  async #skeleton(visit: Visit, match: Match | null, path: string): Promise<PageAnswer> {
    const { set, notice } = visit;
    const output = await renderPage({
      path,
      set,
      notice,
      publicUrl: this.#options.publicUrl,
      side: 'browser',
      source: { load: () => new Promise(() => {}) },
      resolve: (api) => api,
      fetch: () => new Promise(() => {}),
    });
    if (output.kind === 'redirect') return output;
    const boot = this.#boot(visit, path, 'skeleton');
    return pageOf(match, 'skeleton', await this.#whole(output.status, output.html, set, match, boot));
  }

  async #whole(
    status: number,
    drawn: string,
    set: ResolvedSet,
    match: Match | null,
    boot: Omit<BootData, 'queries'>,
    queries?: string,
  ): Promise<RenderedPage> {
    const { assets } = this.#options;
    const files = await this.#files(set, match, drawn);
    const sheets = [...assets.styles, ...Object.values(files?.styles ?? {}).filter(mayStandInline)];
    const html = completeDocument(drawn, assets, files, boot, queries, match?.route.firstVisitTo);
    return renderedPage(status, html, styleSources(drawn, sheets));
  }

  #boot({ set, notice }: Visit, path: string, rendered: BootData['rendered']): Omit<BootData, 'queries'> {
    const { publicUrl, dev, analytics, offline } = this.#options;
    const more = {
      ...(notice && { notice }),
      ...(analytics ? { analytics } : {}),
      ...(path === NOWHERE ? { nowhere: true as const } : {}),
      ...(offline() ? {} : { noWorker: true as const }),
      ...(dev ? { dev: true as const } : {}),
    };
    return { set: browserSet(set), rendered, origin: publicUrl, ...more };
  }

  async #files(set: ResolvedSet, match: Match | null, drawn: string): Promise<PageFiles | null> {
    if (!match) return null;
    const remote = set.remotes.find(({ name }) => name === match.remote);
    const release =
      remote && !remote.disabled && this.#options.releases.get(match.remote, remote.release.version);
    if (!release) return null;
    const page = release.pages[match.route.page];
    const parts = partFiles(drawn, release);
    const js = [...(page?.js ?? []), ...parts.js];
    const css = [...(page?.css ?? []), ...parts.css];
    const styles: Record<string, string> = {};
    for (const file of css) {
      // What cannot be trusted is linked, for the browser to refuse.
      const text = await this.#options.readFile(release.base + file, release.integrity[file] ?? '');
      if (text !== null) styles[file] = text.trim();
    }
    return { release, js, css, styles };
  }
}

type PageSent = PageAnswer & { kind: 'page' };

function pageOf(match: Match | null, source: PageSent['source'], page: RenderedPage): PageSent {
  return { kind: 'page', source, page, route: match?.route ?? null, remote: match?.remote ?? null };
}

/** What a page's route lists of the query, in the route's order; the rest changes nothing that is rendered here. */
function allowedQuery(route: RemoteRoute | undefined, search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of route?.cacheQuery ?? []) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value.slice(0, 200));
  }
  const text = kept.toString();
  return text ? `?${text}` : '';
}
