/**
 * A phrase as a content file has it, as a regular expression: `a|b` is either word, `…` up to four words, `-` at the end of a word any ending,
 * `#` a digit. Apostrophes may be missing.
 */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const known = PATTERNS.get(phrases);
  if (known) return known;
  const pattern = patternOf(phrases);
  PATTERNS.set(phrases, pattern);
  return pattern;
}

/** Each list is read once. */
const PATTERNS = new WeakMap<readonly string[], RegExp>();

function patternOf(phrases: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrases.map(source).join('|')})(?![\p{L}\p{N}])`, 'iu');
}

function source(phrase: string): string {
  const words = phrase.trim().split(/\s+/);
  return words
    .map((word, at) => {
      if (word === '…') return String.raw`(?:[^\s.!?;]+\s+){0,4}?`;
      const either = `(?:${word.split('|').map(wordSource).join('|')})`;
      return at === words.length - 1 ? either : String.raw`${either},?\s+`;
    })
    .join('');
}

function wordSource(word: string): string {
  const isBeginning = word.length > 1 && word.endsWith('-');
  const plain = (isBeginning ? word.slice(0, -1) : word)
    .replace(/[.*+?^${}()[\]\\]/g, '\\$&')
    .replaceAll('#', String.raw`\d`)
    .replaceAll("'", "'?");
  return isBeginning ? String.raw`${plain}[\p{L}\p{N}'-]*` : plain;
}
