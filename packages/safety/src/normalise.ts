/** Letters that Unicode does not take apart, and Cyrillic ones that look like Latin ones. */
const LETTERS: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  і: 'i',
  с: 'c',
  р: 'p',
  у: 'y',
  х: 'x',
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
};
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
  '*': '',
};

/**
 * Text as the rules read it: lower case, no accents, no apostrophes (people leave them out), look-alike characters within
 * words undone, words apart by one space, sentences by ` | `.
 */
export function normalise(text: string): string {
  return ` ${text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[łßøæœđаеоісрух]/g, (letter) => LETTERS[letter]!)
    .replace(/['’‘`´]/g, '')
    .replace(/(?<=[a-z])[01345@$!*](?=[a-z])/g, (sign) => LOOKALIKES[sign]!)
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\n{2,}|[.!?;:()[\]"“”„«»…]+/g, ' | ')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ')
    .trim()} | `;
}
