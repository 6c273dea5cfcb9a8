import type { ResolvedSet } from '@coachlab/contracts';
import { pageAt } from './compose.ts';
import { type DrawnPage, shellOf, type SitePage } from './page.ts';
import { type Read, type ReadAnswer, RealmProcess } from './realm/realm-process.ts';
import type { DevelopedSection } from './section-build.ts';
import { SiteRealm } from './site-realm.ts';
import { type TracedFault, traceFault } from './trace.ts';

interface ServerDrawingOptions {
  site: URL;
  sections: readonly DevelopedSection[];
  say: (line: string) => void;
  onFault: (fault: TracedFault) => void;
}

export type Drawing =
  | ({ kind: 'page'; status: number } & DrawnPage)
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'failed'; fault: TracedFault };

/** Milliseconds. */
const READ_PATIENCE = 5_000;

/** Draws the pages of the developed sections as the site's server would: with what that draws with. */
export class ServerDrawing {
  readonly #options: ServerDrawingOptions;
  readonly #realm: SiteRealm;
  /** By section: the process of the build that was asked for last. */
  readonly #processes = new Map<string, { of: string; process: RealmProcess }>();

  constructor(options: ServerDrawingOptions) {
    this.#options = options;
    this.#realm = new SiteRealm(options.site, options.say);
  }

  /** Null for a page of somebody else, and where the site gives nothing to draw with. */
  async draw(page: SitePage, set: ResolvedSet, url: URL): Promise<Drawing | null> {
    const found = pageAt(this.#options.sections, url.pathname);
    if (!found?.section.server) return null;
    const { section, route } = found;
    const realm = await this.#realm.of(shellOf(page));
    if (realm === null) return null;
    let process: RealmProcess;
    try {
      process = await this.#processOf(section, shellOf(page), realm);
    } catch (error) {
      return this.#failed({
        section: section.name,
        title: `${section.name} does not build for the server`,
        at: null,
        text: (error as Error).message,
      });
    }
    const { origin, notice = null, sent } = page.boot;
    const path = url.pathname + allowedQuery(route.cacheQuery, url.searchParams);
    const job = { path, set, remote: section.name, publicUrl: origin, notice, sent };
    const drawn = await process.draw(job, this.#readFor(section));
    if (drawn.kind === 'failed') return this.#failed(this.#trace(drawn.error, section.name));
    if (drawn.kind === 'redirect') return drawn;
    return { ...drawn, styles: section.styles(route.page, drawn.html) };
  }

  stop(): void {
    for (const { process } of this.#processes.values()) process.stop();
  }

  /** @throws what the build says against the sources */
  async #processOf(section: DevelopedSection, shell: string, realm: string): Promise<RealmProcess> {
    const { number, text } = await section.server!.current();
    const of = `${number} ${shell}`;
    const known = this.#processes.get(section.name);
    if (known?.of === of && !known.process.isBroken) return known.process;
    known?.process.stop();
    const address = `http://localhost/remotes/${section.name}/development/server.js`;
    const process = new RealmProcess({ realm, code: text, address }, (stack) =>
      this.#options.onFault(this.#trace(stack, section.name)),
    );
    this.#processes.set(section.name, { of, process });
    return process;
  }

  /** What a page reads of the site while it is drawn: what its manifest names, for nobody in particular. */
  #readFor({ name, apis }: DevelopedSection): Read {
    return async (path) => {
      const url = URL.parse(path, this.#options.site);
      const api = /^\/api\/([a-z][a-z0-9-]*)(?=\/|$)/.exec(url?.pathname ?? '')?.[1];
      if (url?.origin !== this.#options.site.origin || api === undefined)
        return refusal(400, 'not an address of an API');
      if (!apis.includes(api)) return refusal(403, `remote.ts of ${name} does not name the API "${api}"`);
      try {
        const response = await fetch(url, {
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(READ_PATIENCE),
        });
        const { status, statusText, headers } = response;
        return { status, statusText, retryAfter: headers.get('retry-after'), body: await response.text() };
      } catch (error) {
        return refusal(503, (error as Error).message);
      }
    };
  }

  #trace(stack: string, section: string): TracedFault {
    const [, message = stack] = /^([^]*?)(?:\n {4}at |$)/.exec(stack) ?? [];
    const [, name = 'Error', text = message] = /^([A-Z]\w*): ([^]*)$/.exec(message) ?? [];
    const traced = traceFault({ name, message: text, stack, section }, this.#options.sections);
    return { ...traced, title: traced.title.replace(':', ' on the server:') };
  }

  #failed(fault: TracedFault): Drawing {
    this.#options.onFault(fault);
    return { kind: 'failed', fault };
  }
}

function refusal(status: number, statusText: string): ReadAnswer {
  return { status, statusText, retryAfter: null, body: '' };
}

/** What the route lists of the query, in its order: the server is told no more of it. */
function allowedQuery(names: readonly string[] = [], search: URLSearchParams): string {
  const kept = names.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  return kept.length > 0 ? `?${String(new URLSearchParams(kept))}` : '';
}
