import type { DiscoveryDocument, ResolvedSet } from '@coachlab/contracts';

/**
 * API to the service that belongs to a candidate which `set` runs, by assignment or by an override; calls of that
 * visitor go there. Of two candidates that name one API, which the registry refuses, the first remote has it.
 * Known to servers only: a browser's set says nothing of services.
 */
export function pairedUpstreams(
  { remotes }: Pick<DiscoveryDocument, 'remotes'>,
  set: ResolvedSet,
): Record<string, string> {
  const paired = remotes.filter(({ candidate }) => candidate?.upstreams);
  if (paired.length === 0) return {};
  const running = new Map(
    set.remotes.map(({ name, release, disabled }) => [name, !disabled && release.version]),
  );
  const entries = paired
    .filter(({ name, candidate }) => running.get(name) === candidate?.release)
    .flatMap(({ candidate }) => Object.entries(candidate?.upstreams ?? {}));
  return Object.fromEntries(entries.reverse());
}
