import { KEPT_WORDS } from './kept-words.ts';
import { wordsOf } from './prose.ts';

/** Shorter sentences share their shape by chance. */
const SHORTEST = 6;
/** With fewer kept words the shape says nothing: "the _ of the _ _" is any sentence. */
const KEPT_AT_LEAST = 4;

/** The sentence with its content words masked, or null when it is too short or too bare to be a formula. */
export function skeletonOf(sentence: string): string | null {
  const words = wordsOf(sentence.replaceAll('’', "'"));
  if (words.length < SHORTEST) return null;
  const masked = words.map((word) => (KEPT_WORDS.has(word) ? word : '_'));
  if (masked.filter((word) => word !== '_').length < KEPT_AT_LEAST) return null;
  return masked.join(' ');
}
