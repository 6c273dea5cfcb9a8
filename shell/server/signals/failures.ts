import type { RemoteSignal, ResolvedSet } from '@coachlab/contracts';

/** One failure of one release, as the registry wants to hear of it. */
export type Failure = Omit<RemoteSignal, 'outcome' | 'lcp'>;

/**
 * A failure of `remote` in a page load that runs `set`; null where it says nothing about a release: an overridden one
 * was not assigned to its visitor.
 */
export function failureOf(
  set: ResolvedSet,
  remote: string,
  failure: Pick<Failure, 'class' | 'stack'>,
): Failure | null {
  const resolved = set.remotes.find(({ name }) => name === remote);
  if (!resolved || resolved.arm === 'override' || resolved.disabled) return null;
  return { remote, version: resolved.release.version, ...failure };
}
