/** Code points; the list shows three lines of them. */
const LENGTH = 400;

const SIMPLER: readonly (readonly [RegExp, string])[] = [
  [/^ {0,3}(?:`{3,}|~{3,}).*$/gmu, ''],
  [/^[ \t]*(?:(?:>|#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+)+/gmu, ''],
  [/!?\[([^[\]]{0,300})\]\([^()\s]{0,300}\)/gu, '$1'],
  [/(?<![\w*])(\*{1,3}|_{1,3})(?=\S)([^*_\n]{1,300}?)(?<=\S)\1(?![\w*])/gu, '$2'],
  [/`([^`\n]{1,300})`/gu, '$1'],
  [/\s+/gu, ' '],
];

/** The beginning of a Markdown text in plain words, for a list. What is not plainly Markdown stays as typed. */
export function excerpt(markdown: string): string {
  const start = Array.from(markdown.slice(0, 4 * LENGTH))
    .slice(0, 2 * LENGTH)
    .join('');
  const plain = SIMPLER.reduce((text, [mark, words]) => text.replace(mark, words), start).trim();
  const points = [...plain];
  return points.length <= LENGTH ? plain : `${points.slice(0, LENGTH).join('')}…`;
}
