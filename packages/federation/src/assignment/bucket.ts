import { murmur3Text } from './murmur3.ts';

/** Buckets a visitor can fall into; a rollout's weight counts them (1 bucket = 1 basis point). */
export const BUCKETS = 10_000;

/** Where a visitor stands in one rollout of one remote: 0 to 9999, the same for ever. */
export function bucket(seed: string, remote: string, unit: string): number {
  return murmur3Text(`${seed}:${remote}:${unit}`) % BUCKETS;
}
