import type { Sheet, SheetEntry } from './sheet.ts';

const BLANK = '____';

/** The sheet as Markdown, with a line to write on wherever nothing stands. */
export function sheetMarkdown({ title, subtitle, address, sections }: Sheet): string {
  return [
    `# ${title}`,
    subtitle,
    ...sections.flatMap(({ title: name, note, entries }) => [
      `## ${name}`,
      ...(note ? [note] : []),
      ...entries.map(entryMarkdown),
    ]),
    address,
    '',
  ].join('\n\n');
}

function entryMarkdown(entry: SheetEntry): string {
  if (entry.kind === 'rows')
    return [
      `**${entry.label}**`,
      '',
      row(entry.columns),
      row(entry.columns.map(() => '---')),
      ...entry.rows.map((cells) => row(cells.map((cell) => cell || BLANK))),
    ].join('\n');
  if (entry.kind === 'marks') {
    const boxes = entry.marks.map((mark) => (mark === ' ' ? '□' : mark));
    const weeks = Array.from({ length: Math.ceil(boxes.length / 7) }, (_, at) =>
      boxes.slice(at * 7, at * 7 + 7).join(' '),
    );
    return `**${entry.label}:** ${weeks.join(' · ')}`;
  }
  const choices = entry.kind === 'choice' ? entry.options.join(' / ') : '';
  const value = entry.value || (choices ? `${BLANK} (${choices})` : BLANK);
  return `**${ended(entry.label)}** ${value.replaceAll('\n', '  \n')}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', '<br>')).join(' | ')} |`;
}

/** A question or an opened quotation needs no colon. */
function ended(label: string): string {
  return /[?…”]$/.test(label) ? label : `${label}:`;
}
