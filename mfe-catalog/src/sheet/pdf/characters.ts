/** What the PDF's font has (load-fonts.ts asks for it): Latin, Greek and Cyrillic letters, punctuation, currencies, a few signs. */
export const CHARACTERS =
  'U+0020-007E,U+00A0-024F,U+0300-03FF,U+0400-04FF,U+1E00-1EFF,U+2010-2027,U+2030-205E,U+20A0-20BF,U+2116,U+2122,U+2190-2193,U+2212,U+25A1';

const RANGES = CHARACTERS.split(',').map((range) => {
  const [from, to] = range
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [from!, to ?? from!] as const;
});

/** Composed, since the font has letters with their accents; what it does not have becomes a question mark. */
export function readable(text: string): string {
  return Array.from(composed(text), (character) => (isKnown(character) ? character : '?')).join('');
}

/** Characters that the PDF cannot show, each once. */
export function unreadable(text: string): string[] {
  return [...new Set(composed(text))].filter((character) => !isKnown(character));
}

/** Without what has no shape of its own: joiners, marks of direction, soft hyphens. */
function composed(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '');
}

function isKnown(character: string): boolean {
  const code = character.codePointAt(0)!;
  return RANGES.some(([from, to]) => code >= from && code <= to);
}
