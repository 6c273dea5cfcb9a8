import type { Sheet, SheetEntry } from '../sheet.ts';
import { wrap } from './wrap.ts';

export type Mark = { x: number; y: number } & (
  | { kind: 'text'; text: string; size: number; bold: boolean; faint?: boolean }
  | { kind: 'rule'; width: number; strong?: boolean }
  | { kind: 'box'; width: number; height: number }
);

/** What stays together on a page. Its marks count from its own top left. */
export interface Block {
  height: number;
  marks: Mark[];
  /** A heading never stands alone at the foot of a page. */
  withNext?: boolean;
}

export type Measure = (text: string, size: number, bold: boolean) => number;

export interface Setting {
  width: number;
  /** Of the type. */
  scale: number;
  /** Of the lines to write on. */
  room: number;
  measure: Measure;
}

const SIZE = { title: 19, subtitle: 10, section: 12, label: 8.5, value: 10.5, note: 8.5 };
const LEADING = 1.3;
const GAP = 14;
/** A line for a pen, in points. */
const PEN = 17;

export function blocksOf({ title, subtitle, sections }: Sheet, setting: Setting): Block[] {
  return [
    { ...text(title, SIZE.title, setting, { bold: true }), withNext: true },
    text(subtitle, SIZE.subtitle, setting, { after: 4 }),
    ...sections.flatMap(({ title: name, note, entries }) => [
      headed(name, setting),
      ...(note ? [{ ...text(note, SIZE.note, setting, { after: 2 }), withNext: entries.length > 0 }] : []),
      ...paired(entries).flatMap((entry) => line(entry, setting)),
    ]),
  ];
}

function headed(name: string, setting: Setting): Block {
  const { width, scale } = setting;
  const words = text(name, SIZE.section, setting, { bold: true, before: 9 });
  return {
    height: words.height,
    marks: [{ kind: 'rule', strong: true, x: 0, y: 5 * scale, width }, ...words.marks],
    withNext: true,
  };
}

/** Two halves side by side. */
function paired(entries: readonly SheetEntry[]): SheetEntry[][] {
  const lines: SheetEntry[][] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (isHalf(entry) && last?.length === 1 && isHalf(last[0]!)) last.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

function isHalf(entry: SheetEntry): boolean {
  return entry.kind === 'line' && entry.short;
}

function line(entries: readonly SheetEntry[], setting: Setting): Block[] {
  const [first, second] = entries;
  if (first?.kind === 'rows') return table(first, setting);
  if (first?.kind === 'marks') return [boxes(first, setting)];
  const half = (setting.width - GAP) / 2;
  if (!first) return [];
  if (!second || second.kind === 'rows' || second.kind === 'marks')
    return [written(first, isHalf(first) ? half : setting.width, setting)];
  const cells = [written(first, half, setting), written(second, half, setting)];
  return [
    {
      height: Math.max(...cells.map((cell) => cell.height)),
      marks: cells.flatMap((cell, at) =>
        cell.marks.map((mark) => ({ ...mark, x: mark.x + at * (half + GAP) })),
      ),
    },
  ];
}

type Written = Extract<SheetEntry, { kind: 'line' | 'text' | 'choice' }>;

/** The label, and after it on the same line what was written; below it, what needs more. */
function written(entry: Written, width: number, { scale, room, measure }: Setting): Block {
  const { label, kind, value } = entry;
  const size = SIZE.value * scale;
  const labelSize = SIZE.label * scale;
  const shown =
    value || (entry.kind === 'choice' ? entry.options.map((option) => `□ ${option}`).join('    ') : '');
  const labels = wrap(label, width, (part) => measure(part, labelSize, true));
  const start = measure(labels.at(-1) ?? '', labelSize, true) + 5 * scale;
  const fits = (part: string) => measure(part, size, false);
  const beside =
    kind !== 'text' && width - start > width * 0.3 && (shown === '' || fits(shown) <= width - start);
  const lines = beside
    ? [shown]
    : shown
      ? wrap(shown, width, fits)
      : Array.from({ length: kind === 'text' ? 2 : 1 }, () => '');
  const pen = PEN * scale * (shown ? 1 : room);
  const lead = labelSize * LEADING;
  const marks: Mark[] = [];
  const above = beside ? labels.slice(0, -1) : labels;
  for (const [at, part] of above.entries())
    marks.push({
      kind: 'text',
      x: 0,
      y: 3 * scale + (at + 0.8) * lead,
      text: part,
      size: labelSize,
      bold: true,
    });
  let y = above.length * lead + (above.length > 0 ? 3 * scale : 0);
  for (const part of lines) {
    y += pen;
    const x = beside ? start : 0;
    if (beside)
      marks.push({
        kind: 'text',
        x: 0,
        y: y - 3.5 * scale,
        text: labels.at(-1) ?? '',
        size: labelSize,
        bold: true,
      });
    if (part) marks.push({ kind: 'text', x, y: y - 3.5 * scale, text: part, size, bold: false });
    marks.push({ kind: 'rule', x, y, width: width - x });
  }
  return { height: y + 2 * scale, marks };
}

function table(
  entry: Extract<SheetEntry, { kind: 'rows' }>,
  { width, scale, room, measure }: Setting,
): Block[] {
  const column = (width - GAP * (entry.columns.length - 1)) / entry.columns.length;
  const left = (at: number) => at * (column + GAP);
  const grid = (cells: readonly string[], given: number, bold: boolean, pen: number): Block => {
    const size = given * scale;
    const wrapped = cells.map((cell) => wrap(cell, column, (part) => measure(part, size, bold)));
    const lead = size * LEADING;
    const height = Math.max(pen, Math.max(...wrapped.map((lines) => lines.length)) * lead + 4 * scale);
    return {
      height,
      marks: wrapped.flatMap((lines, at) => [
        ...lines.map((part, index): Mark => ({
          kind: 'text',
          x: left(at),
          y: height - 3.5 * scale - (lines.length - 1 - index) * lead,
          text: part,
          size,
          bold,
        })),
        ...(bold ? [] : [{ kind: 'rule', x: left(at), y: height, width: column } satisfies Mark]),
      ]),
    };
  };
  return [
    { ...grid(entry.columns, SIZE.label, true, 0), withNext: true },
    ...entry.rows.map((cells) =>
      grid(cells, SIZE.value, false, PEN * scale * (cells.some(Boolean) ? 1 : room)),
    ),
  ];
}

const IN_A_LINE = 22;

/** Small boxes, each with its number until it is marked. */
function boxes(entry: Extract<SheetEntry, { kind: 'marks' }>, { width, scale, room }: Setting): Block {
  const side = Math.min(width / IN_A_LINE, 20 * scale * Math.min(room, 1.2));
  const lines = Math.ceil(entry.marks.length / IN_A_LINE);
  const marks = entry.marks.flatMap((mark, at): Mark[] => {
    const x = (at % IN_A_LINE) * (width / IN_A_LINE);
    const y = Math.floor(at / IN_A_LINE) * (side + 3) + 4 * scale;
    const [shown, size, bold] = mark === ' ' ? [String(at + 1), 6, false] : [mark, 11, true];
    return [
      { kind: 'box', x, y, width: side, height: side },
      {
        kind: 'text',
        x: x + 3 * scale,
        y: y + side * 0.7,
        text: shown,
        size: size * scale,
        bold,
        faint: !bold,
      },
    ];
  });
  return { height: lines * (side + 3) + 6 * scale, marks };
}

interface TextLook {
  bold?: boolean;
  before?: number;
  after?: number;
}

function text(
  words: string,
  given: number,
  setting: Setting,
  { bold = false, before = 0, after = 0 }: TextLook,
): Block {
  const { width, scale, measure } = setting;
  const size = given * scale;
  const lead = size * LEADING;
  const lines = wrap(words, width, (part) => measure(part, size, bold));
  return {
    height: (before + after) * scale + lines.length * lead,
    marks: lines.map((part, at) => ({
      kind: 'text',
      x: 0,
      y: before * scale + (at + 0.8) * lead,
      text: part,
      size,
      bold,
    })),
  };
}
