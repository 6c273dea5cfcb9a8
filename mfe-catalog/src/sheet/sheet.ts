import type { Artifact, SheetField } from '@coachlab/contracts';
import type { WrittenFields } from '@coachlab/learner';
import { cellName, marksOf, rowCount } from './sheet-fields.ts';

/** A template with what was written on it, as it goes to paper and into files. */
export interface Sheet {
  title: string;
  subtitle: string;
  /** Where the template is found. */
  address: string;
  sections: SheetSection[];
}

interface SheetSection {
  title: string;
  /** What stands above the fields, or all there is. */
  note?: string | undefined;
  entries: SheetEntry[];
}

export type SheetEntry = { label: string; hint?: string | undefined } & (
  | { kind: 'line'; /** Half a line is enough. */ short: boolean; value: string }
  | { kind: 'text'; value: string }
  | { kind: 'choice'; options: string[]; value: string }
  | { kind: 'rows'; columns: string[]; rows: string[][] }
  | { kind: 'marks'; marks: string[] }
);

/** The page is read by people in many countries: a day is written out. */
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function sheetOf(artifact: Artifact, values: WrittenFields, address: string): Sheet {
  const { title, subtitle, hierarchy = [] } = artifact;
  return {
    title,
    subtitle,
    address,
    sections: hierarchy.map(({ title: name, description, note, fields }) => ({
      title: name,
      note: fields ? note : description,
      entries: (fields ?? []).map((field) => entryOf(field, values)),
    })),
  };
}

function entryOf(field: SheetField, values: WrittenFields): SheetEntry {
  const { label, hint } = field;
  const value = (values[field.id] ?? '').trim();
  switch (field.kind) {
    case 'text':
      return { kind: 'text', label, hint, value };
    case 'choice':
      return { kind: 'choice', label, hint, options: field.options, value };
    case 'rows':
      return { kind: 'rows', label, hint, columns: field.columns, rows: rowsOf(field, values) };
    case 'marks':
      return { kind: 'marks', label, hint, marks: marksOf(values[field.id], field.count) };
    case 'date':
      return { kind: 'line', short: true, label, hint, value: dayOf(value) };
    default:
      return { kind: 'line', short: field.kind === 'short', label, hint, value };
  }
}

function rowsOf(field: Extract<SheetField, { kind: 'rows' }>, values: WrittenFields): string[][] {
  return Array.from({ length: rowCount(field, values) }, (_, row) =>
    field.columns.map((_name, column) => (values[cellName(field, row, column)] ?? '').trim()),
  );
}

function dayOf(value: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? value : DAY.format(time);
}
