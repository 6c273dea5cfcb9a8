import type { PageLoaderArgs } from '@coachlab/remote-kit';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from '../../app/routes.tsx';

/** What a navigation to an address would need, brought before it. A failure is nobody's: the navigation tries again. */
export class PagePreload {
  readonly #routes: RouteObject[];
  readonly #context: () => PageLoaderArgs['context'];

  constructor(routes: RouteObject[], context: () => PageLoaderArgs['context']) {
    this.#routes = routes;
    this.#context = context;
  }

  /** The page that stands at the address; undefined for none, and for the shell's own. */
  at(address: string): PageHandle | undefined {
    return this.#match(address)?.route.handle as PageHandle | undefined;
  }

  /** Resolves when it is here or has failed. */
  async code(address: string): Promise<void> {
    await this.at(address)?.cell.load().then(ignore, ignore);
  }

  /** The code, and then the data of its loader. */
  async page(address: string): Promise<void> {
    const match = this.#match(address);
    const handle = match?.route.handle as PageHandle | undefined;
    if (!match || !handle) return;
    try {
      const { loader } = await handle.cell.load();
      const request = new Request(new URL(address, location.origin));
      await loader?.({ request, params: match.params, context: this.#context() } as PageLoaderArgs);
    } catch {
      // As above.
    }
  }

  #match(address: string) {
    return matchRoutes(this.#routes, new URL(address, location.origin))?.at(-1);
  }
}

/** The address within the site that pressing this element leads to in this tab. */
export function addressOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = new URL(link.href, location.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search : undefined;
}

function ignore(): void {}
