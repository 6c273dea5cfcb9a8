import type { ResolvedRemote, ResolvedSet } from '@coachlab/contracts';
import { murmur3Text } from '../assignment/murmur3.ts';

/**
 * 16 hex digits that name what a set runs, for caches: equal for equal releases, arms, fallbacks and kill
 * switches, whatever the order of the remotes. The epoch is left out, so that a raised weight empties no cache.
 */
export function setKey(set: ResolvedSet): string {
  const parts = set.remotes.map(part).sort().join('\n');
  return hex(murmur3Text(parts, 0)) + hex(murmur3Text(parts, 0x9747b28c));
}

function part({ name, arm, release, fallback, disabled }: ResolvedRemote): string {
  return [name, arm, release.version, fallback?.version ?? '', disabled ? 'off' : 'on'].join(' ');
}

function hex(hash: number): string {
  return hash.toString(16).padStart(8, '0');
}
