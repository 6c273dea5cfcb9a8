import { isDeepStrictEqual } from 'node:util';
import type { DiscoveryDocument, DiscoveryRemote, Release } from '@coachlab/contracts';
import { ownsRoute } from '@coachlab/federation/server';

/** Why a release of a document does not run here; by `name@version`. */
export type Faults = ReadonlyMap<string, string>;

/** A release that should run and does not. */
export interface HeldBack {
  remote: string;
  version: string;
  reason: string;
}

/**
 * What can run of a document when some of its releases cannot: each remote for itself, so that one team's lost file is
 * nobody else's trouble. A remote without its stable release stays at the one it ran, else falls to its fallback, else it is
 * switched off.
 */
export function withoutFaulty(
  document: DiscoveryDocument,
  faults: Faults,
  before: DiscoveryDocument | null,
): DiscoveryDocument {
  if (faults.size === 0) return document;
  const known = { ...before?.releases, ...document.releases };
  const runs = (name: string, version: string | undefined) =>
    version !== undefined && Object.hasOwn(known, idOf(name, version)) && !faults.has(idOf(name, version));
  const remotes = document.remotes.flatMap((remote): DiscoveryRemote[] => {
    const { name, candidate, fallback, stable: wanted, ...rest } = remote;
    const ran = before?.remotes.find((other) => other.name === name && !other.disabled)?.stable;
    const stable = [wanted, ran, fallback].find((version) => runs(name, version));
    if (stable === undefined) {
      // Its panel may only stand at addresses that it owns.
      return faultOfRoutes(remote, document.releases[idOf(name, wanted)]) === null
        ? [{ ...rest, name, stable: wanted, disabled: true }]
        : [];
    }
    const kept = candidate && runs(name, candidate.release) ? { candidate } : {};
    const spare = runs(name, fallback) && fallback !== stable ? { fallback } : {};
    return [{ ...rest, name, stable, ...kept, ...spare } as DiscoveryRemote];
  });
  const named = remotes.flatMap(({ name, stable, candidate, fallback }) =>
    [stable, candidate?.release, fallback]
      .filter((version) => version !== undefined)
      .map((version) => idOf(name, version)),
  );
  const releases = Object.fromEntries(named.map((id) => [id, known[id] as Release]));
  return { ...document, remotes, releases };
}

/** A row of the registry's database alone must not put a page where its remote owns nothing. */
export function faultOfRoutes({ name, owns }: DiscoveryRemote, release: Release | undefined): string | null {
  const foreign = owns && release?.routes.find(({ path }) => !ownsRoute(owns, path));
  return foreign ? `Its route ${foreign.path} lies outside of what ${name} owns.` : null;
}

/** Whether a remote runs this very release, its files being the same. */
export function isRunning(document: DiscoveryDocument | null, release: Release): boolean {
  const { name, version, integrity, server } = release;
  const remote = document?.remotes.find((each) => each.name === name && !each.disabled);
  const running = document?.releases[idOf(name, version)];
  return (
    remote !== undefined &&
    [remote.stable, remote.candidate?.release, remote.fallback].includes(version) &&
    isDeepStrictEqual({ integrity: running?.integrity, server: running?.server }, { integrity, server })
  );
}

export const idOf = (remote: string, version: string) => `${remote}@${version}`;
