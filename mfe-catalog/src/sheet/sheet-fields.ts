import type { SheetField } from '@coachlab/contracts';
import type { WrittenFields } from '@coachlab/learner';

type Rows = Extract<SheetField, { kind: 'rows' }>;

/** What is typed into a table is kept cell by cell, so that two tabs can fill in different rows. */
export function cellName(field: Rows, row: number, column: number): string {
  return `${field.id}.${row + 1}.${column + 1}`;
}

export function rowsName(field: Rows): string {
  return `${field.id}.rows`;
}

/** As many as the template begins with, as were added, and as have anything in them. */
export function rowCount(field: Rows, values: WrittenFields): number {
  const prefix = `${field.id}.`;
  const filled = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(prefix) && value.trim() !== '' ? [Number(name.split('.')[1])] : [],
  );
  const added = Number(values[rowsName(field)] ?? 0);
  return Math.max(field.count, ...[...filled, added].filter(Number.isInteger));
}

/** One character a box: a space, X or /. */
export function marksOf(value: string | undefined, count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    value?.[at] === 'X' || value?.[at] === '/' ? value[at] : ' ',
  );
}

/** Blank, done, fallback, and blank again. */
export function nextMark(mark: string): string {
  return mark === ' ' ? 'X' : mark === 'X' ? '/' : ' ';
}
