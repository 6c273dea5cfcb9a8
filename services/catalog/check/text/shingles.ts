import { wordsOf } from './prose.ts';

/** Every run of `size` words, as a set. */
export function shinglesOf(text: string, size: number): Set<string> {
  const words = wordsOf(text);
  const shingles = new Set<string>();
  for (let start = 0; start + size <= words.length; start += 1)
    shingles.add(words.slice(start, start + size).join(' '));
  return shingles;
}

/** Shared runs over all runs, 0 to 1 (Jaccard). Two empty sets are not alike. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  const union = a.size + b.size - shared;
  return union === 0 ? 0 : shared / union;
}
