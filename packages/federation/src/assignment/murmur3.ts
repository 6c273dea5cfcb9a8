const { imul } = Math;

/**
 * MurmurHash3 x86 32-bit (Austin Appleby, public domain): the unsigned 32-bit hash of the first `length` bytes.
 * Spreads visitors evenly; it protects nothing and must not be used as if it did.
 */
export function murmur3(bytes: Uint8Array, seed = 0, length = bytes.length): number {
  const blocks = length & ~3;
  let hash = seed;
  for (let i = 0; i < blocks; i += 4) {
    const block = bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    hash ^= scramble(block);
    hash = (hash << 13) | (hash >>> 19);
    hash = (imul(hash, 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let i = length - 1; i >= blocks; i--) tail = (tail << 8) | bytes[i]!;
  if (length > blocks) hash ^= scramble(tail);
  return avalanche(hash ^ length) >>> 0;
}

const encoder = new TextEncoder();

/** The same over the UTF-8 bytes of `text`. */
export function murmur3Text(text: string, seed = 0): number {
  return murmur3(encoder.encode(text), seed);
}

function scramble(block: number): number {
  const k = imul(block, 0xcc9e2d51);
  return imul((k << 15) | (k >>> 17), 0x1b873593);
}

function avalanche(value: number): number {
  let hash = value;
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
