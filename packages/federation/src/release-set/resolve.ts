import type { DiscoveryDocument, Release, ResolvedSet } from '@coachlab/contracts';
import { createRemoteResolver, previewRemote } from './resolve-remote.ts';
import type { FindRelease, Overrides } from './resolve-remote.ts';

export interface Resolver {
  readonly epoch: number;
  /**
   * What one page load of the visitor `unit` runs. Sets share their parts: treat them as frozen. `findMore` knows
   * verified releases for overrides that the document lacks; a remote that is not in it either is added by them.
   */
  resolve(unit: string, overrides?: Overrides, findMore?: FindRelease): ResolvedSet;
  /** The full release, with its integrity list and server build; undefined when the document has none. */
  release(name: string, version: string): Release | undefined;
}

/**
 * Indexes a verified document once, so that each page load resolves in microseconds.
 * @throws DiscoveryReferenceError when a remote names a release that the document lacks.
 */
export function createResolver(document: DiscoveryDocument): Resolver {
  const { epoch, releases } = document;
  const release = (name: string, version: string): Release | undefined => {
    const key = `${name}@${version}`;
    return Object.hasOwn(releases, key) ? releases[key] : undefined;
  };
  const remotes = document.remotes.map((remote) => createRemoteResolver(remote, release));
  const names = new Set(document.remotes.map(({ name }) => name));
  return {
    epoch,
    release,
    resolve: (unit, overrides, findMore) => ({
      epoch,
      remotes: [
        ...remotes.map((resolve) => resolve(unit, overrides, findMore)),
        ...Object.entries(overrides ?? {})
          .filter(([name, version]) => !names.has(name) && findMore?.(name, version))
          .map(([name, version]) => previewRemote(name, version, findMore as FindRelease)),
      ],
    }),
  };
}

const resolvers = new WeakMap<DiscoveryDocument, Resolver>();

/** `createResolver(document).resolve(unit, overrides)`, with the index kept as long as the document lives. */
export function resolveSet(document: DiscoveryDocument, unit: string, overrides?: Overrides): ResolvedSet {
  let resolver = resolvers.get(document);
  if (!resolver) resolvers.set(document, (resolver = createResolver(document)));
  return resolver.resolve(unit, overrides);
}
