import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { type Paper, PAPERS } from '../paper.ts';
import type { Sheet, SheetEntry } from '../sheet.ts';

/** A twentieth of a point. */
const TWIPS = 20;
const MARGIN = 40 * TWIPS;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: '8A8A8A' };
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** The sheet as a Word file: each label beside a cell to write in, so that it stays a form there. */
export function sheetDocx({ title, subtitle, address, sections }: Sheet, paper: Paper): Promise<ArrayBuffer> {
  const { width, height } = PAPERS[paper];
  const document = new Document({
    title,
    description: subtitle,
    styles: { default: { document: { run: { font: 'Arial', size: 20 } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: Math.round(width * TWIPS), height: Math.round(height * TWIPS) },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        footers: {
          default: new Footer({
            children: [new Paragraph({ children: [new TextRun({ text: address, size: 15 })] })],
          }),
        },
        children: [
          heading(title, HeadingLevel.TITLE, 34, 0),
          new Paragraph({
            children: [new TextRun({ text: subtitle, color: '444444' })],
            spacing: { after: 60 },
          }),
          ...sections.flatMap(({ title: name, note, entries }) => [
            heading(name, HeadingLevel.HEADING_1, 23, 130),
            ...(note ? [new Paragraph({ children: runs(note, { size: 17 }), spacing: { after: 40 } })] : []),
            ...tables(entries),
          ]),
        ],
      },
    ],
  });
  return Packer.toArrayBuffer(document);
}

function heading(
  text: string,
  level: (typeof HeadingLevel)[keyof typeof HeadingLevel],
  size: number,
  before: number,
) {
  return new Paragraph({
    heading: level,
    keepNext: true,
    spacing: { before, after: 40 },
    children: [new TextRun({ text, size, bold: true, color: '000000' })],
  });
}

/** One table for the plain fields in a row; Word joins tables that touch, so a small paragraph stands between. */
function tables(entries: readonly SheetEntry[]): (Table | Paragraph)[] {
  const parts: (Table | Paragraph)[] = [];
  let rows: TableRow[] = [];
  const close = () => {
    if (rows.length > 0) parts.push(table(rows), new Paragraph({ spacing: { line: 60 } }));
    rows = [];
  };
  for (const entry of entries) {
    if (entry.kind === 'rows') {
      close();
      parts.push(grid(entry), new Paragraph({ spacing: { line: 60 } }));
    } else rows.push(field(entry));
  }
  close();
  return parts;
}

function field(entry: Exclude<SheetEntry, { kind: 'rows' }>): TableRow {
  return new TableRow({
    cantSplit: true,
    children: [
      cell(34, [new TextRun({ text: entry.label, bold: true, size: 17 })], false),
      cell(66, runs(shown(entry)), true),
    ],
  });
}

function shown(entry: Exclude<SheetEntry, { kind: 'rows' }>): string {
  if (entry.kind === 'marks')
    return entry.marks.map((mark, at) => (mark === ' ' ? `□${at + 1}` : `${mark}${at + 1}`)).join('  ');
  if (entry.kind === 'choice' && !entry.value)
    return entry.options.map((option) => `□ ${option}`).join('    ');
  return entry.value;
}

function grid({ columns, rows }: Extract<SheetEntry, { kind: 'rows' }>): Table {
  const share = Math.floor(100 / columns.length);
  return table([
    new TableRow({
      tableHeader: true,
      children: columns.map((name) => cell(share, [new TextRun({ text: name, bold: true, size: 17 })], true)),
    }),
    ...rows.map((cells) => new TableRow({ children: cells.map((text) => cell(share, runs(text), true)) })),
  ]);
}

function table(rows: TableRow[]): Table {
  return new Table({
    rows,
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: NONE,
      bottom: NONE,
      left: NONE,
      right: NONE,
      insideHorizontal: NONE,
      insideVertical: NONE,
    },
  });
}

function cell(share: number, children: TextRun[], ruled: boolean): TableCell {
  return new TableCell({
    width: { size: share, type: WidthType.PERCENTAGE },
    borders: { top: NONE, left: NONE, right: NONE, bottom: ruled ? LINE : NONE },
    margins: { top: 30, bottom: 20, left: 40, right: 40 },
    children: [new Paragraph({ children })],
  });
}

function runs(text: string, look: { size?: number } = {}): TextRun[] {
  return text
    .split('\n')
    .map((line, at) => new TextRun({ ...look, text: line, ...(at > 0 && { break: 1 }) }));
}
