import { murmur3 } from './murmur3.ts';

/** Buckets a visitor can fall into; a rollout's weight counts them (1 bucket = 1 basis point). */
export const BUCKETS = 10_000;

/**
 * Where a visitor stands in one rollout of one remote: 0 to 9999, the same for ever.
 * `murmur3_x86_32(seed + ":" + remote + ":" + unit) mod 10000`, over UTF-8.
 */
export function bucket(seed: string, remote: string, unit: string): number {
  return createBucket(seed, remote)(unit);
}

/** The same for many visitors: what comes before the unit is written once. */
export function createBucket(seed: string, remote: string): (unit: string) => number {
  const prefix = encoder.encode(`${seed}:${remote}:`);
  let buffer = new Uint8Array(prefix.length + 32);
  buffer.set(prefix);
  return (unit) => {
    const bytes = utf8(unit);
    const length = prefix.length + bytes.length;
    if (length > buffer.length) {
      buffer = new Uint8Array(length);
      buffer.set(prefix);
    }
    buffer.set(bytes, prefix.length);
    return murmur3(buffer, 0, length) % BUCKETS;
  };
}

const encoder = new TextEncoder();
let lastUnit = '';
let lastBytes: Uint8Array = new Uint8Array();

/** One page load asks for the same visitor once a remote. */
function utf8(unit: string): Uint8Array {
  if (unit !== lastUnit) {
    lastBytes = encoder.encode(unit);
    lastUnit = unit;
  }
  return lastBytes;
}
