import type { Arm, BrowserRelease, DiscoveryRemote, Release, ResolvedRemote } from '@coachlab/contracts';
import { createAssigner } from '../assignment/assign.ts';
import { DiscoveryReferenceError } from './discovery-reference-error.ts';

/** Remote name to a version; the caller has verified it. A version without a release is ignored. */
export type Overrides = Readonly<Record<string, string>>;

export type FindRelease = (name: string, version: string) => Release | undefined;

/** Stable and canary are prepared here, once; an override, which few visitors have, when it is asked for. */
export function createRemoteResolver(remote: DiscoveryRemote, find: FindRelease) {
  const { name, stable, candidate } = remote;
  const assign = createAssigner(remote);
  const onStable = resolved(remote, 'stable', stable, find);
  const onCanary = candidate && resolved(remote, 'canary', candidate.release, find);

  return (unit: string, overrides?: Overrides, findMore?: FindRelease): ResolvedRemote => {
    const findAny: FindRelease = (...key) => find(...key) ?? findMore?.(...key);
    const wanted = overrides && Object.hasOwn(overrides, name) ? overrides[name] : undefined;
    const override = wanted !== undefined && findAny(name, wanted) ? wanted : undefined;
    const { arm, version } = assign(unit, override);
    if (arm === 'override') return resolved(remote, arm, version, findAny);
    return arm === 'canary' && onCanary ? onCanary : onStable;
  };
}

/** A remote that only an override shows, since nothing of it was ever promoted. */
export function previewRemote(name: string, version: string, find: FindRelease): ResolvedRemote {
  return { name, arm: 'override', release: browserRelease(name, version, find) };
}

function resolved(remote: DiscoveryRemote, arm: Arm, version: string, find: FindRelease): ResolvedRemote {
  const fallback = fallbackFor(remote, version);
  return {
    name: remote.name,
    arm,
    release: browserRelease(remote.name, version, find),
    ...(fallback !== undefined && { fallback: browserRelease(remote.name, fallback, find) }),
    ...(remote.disabled && { disabled: true }),
  };
}

/** What everybody else runs; for those who run it themselves, the one that is named; never the release itself. */
function fallbackFor({ fallback, stable }: DiscoveryRemote, version: string): string | undefined {
  return [stable, fallback].find((candidate) => candidate !== undefined && candidate !== version);
}

function browserRelease(name: string, version: string, find: FindRelease): BrowserRelease {
  const release = find(name, version);
  const entryIntegrity = release?.integrity[release.entry];
  if (!release || entryIntegrity === undefined) throw new DiscoveryReferenceError(name, version);
  const { base, container, entry, routes, navigation, slots, roles } = release;
  return {
    version,
    base,
    container,
    entry,
    entryIntegrity,
    routes,
    navigation,
    slots,
    ...(roles && { roles }),
  };
}
