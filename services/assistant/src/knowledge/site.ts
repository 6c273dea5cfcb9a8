import type { DiscoveryDocument, PageTold, ResolvedSet, RoleName } from '@coachlab/contracts';
import { resolveSet, rolesFrom, routesFrom, pathsByName } from '@coachlab/federation';

/** A page with one address. */
export interface SitePage {
  /** By which others link to it. */
  name: string;
  path: string;
  title: string;
  description: string;
  told?: PageTold;
}

/** An API with a role. */
export interface Source {
  url: URL;
  /** Of the page that an item of it opens; undefined where there is none. */
  path: string | undefined;
}

/** What the sections that everybody has say of themselves: their pages, and what their APIs are to the rest of the site. */
export class Site {
  readonly pages: readonly SitePage[];
  readonly #set: ResolvedSet;
  readonly #originOf: (api: string) => string | undefined;
  readonly #isOfSettings: (api: string) => boolean;

  /** @param upstreams API to the origin of its service; those of the document come after them */
  constructor(document: DiscoveryDocument, upstreams: Readonly<Record<string, string>>) {
    this.#set = resolveSet(whatEverybodyHas(document), '');
    this.pages = pagesOf(this.#set);
    this.#isOfSettings = (api) => Object.hasOwn(upstreams, api);
    this.#originOf = (api) => {
      const services = this.#isOfSettings(api) ? upstreams : (document.services ?? {});
      return Object.hasOwn(services, api) ? services[api] : undefined;
    };
  }

  /**
   * The APIs with this role; those whose service nobody has named are left out. Where two have an item of one name, the first
   * counts: so those of the assistant's own settings come before those that an added section brought.
   */
  sources(role: RoleName): Source[] {
    const isAdded = ({ from }: { from: string }) => Number(!this.#isOfSettings(apiOf(from)));
    const offered = rolesFrom(this.#set, role).toSorted((one, other) => isAdded(one) - isAdded(other));
    return offered.flatMap(({ from, opens, remote }) => {
      const origin = this.#originOf(apiOf(from));
      const page = routesFrom(this.#set).find(
        (flat) => flat.remote === remote && (flat.route.name ?? flat.route.page) === opens,
      );
      return origin === undefined ? [] : [{ url: new URL(from, origin), path: page?.path }];
    });
  }
}

/** `/api/artifacts?view=card` is of `artifacts`. */
function apiOf(from: string): string {
  return from.split(/[/?]/)[2] ?? '';
}

/** Without what only some visitors have, and without what is switched off. */
function whatEverybodyHas(document: DiscoveryDocument): DiscoveryDocument {
  const remotes = document.remotes
    .filter(({ disabled }) => !disabled)
    .map(({ candidate: _, ...remote }) => remote);
  return { ...document, remotes };
}

function pagesOf(set: ResolvedSet): SitePage[] {
  const paths = pathsByName(set);
  return routesFrom(set).flatMap(({ path, route }) => {
    const { page, name = page, title, description = '', told, forwardTo, frame } = route;
    const isOne = !/[:*]/.test(path) && !forwardTo && frame !== 'bare' && paths.get(name) === path;
    return isOne && title !== undefined ? [{ name, path, title, description, ...(told && { told }) }] : [];
  });
}
