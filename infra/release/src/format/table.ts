import { stripVTControlCharacters, styleText } from 'node:util';

/** Columns as wide as their widest cell, two spaces apart, no trailing spaces. */
export function table(head: string[], rows: string[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => width(row[column] ?? ''))));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd();
  return [faint(line(head)), ...rows.map(line)].join('\n');
}

const width = (text: string) => stripVTControlCharacters(text).length;

/** Styles show on a terminal only, and not where NO_COLOR is set. */
export const faint = (text: string) => styleText('dim', text, { stream: process.stdout });
export const strong = (text: string) => styleText('bold', text, { stream: process.stdout });
