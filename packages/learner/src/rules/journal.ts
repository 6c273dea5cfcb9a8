import type { LogEntry, Note, Went } from '../kept.ts';

export const WENT_LABELS: Record<Went, string> = { well: 'Well', mixed: 'Mixed', badly: 'Badly' };

export interface JournalEntry {
  id: string;
  title: string;
  /** The latest of what is told here, in ISO 8601. */
  at: string;
  done: boolean;
  went?: Went;
  line?: string;
  note?: string;
}

export interface JournalInput {
  log: Readonly<Record<string, LogEntry>>;
  notes: Readonly<Record<string, Note>>;
  titleOf: (id: string) => string;
}

/** What the visitor has done and written down, the newest first. */
export function journal({ log, notes, titleOf }: JournalInput): JournalEntry[] {
  return [...new Set([...Object.keys(log), ...Object.keys(notes)])]
    .map((id): JournalEntry => {
      const { doneAt, went, line } = log[id] ?? {};
      const note = notes[id];
      return {
        id,
        title: titleOf(id),
        at: [doneAt ?? '', note?.at ?? ''].toSorted().at(-1)!,
        done: doneAt !== undefined,
        ...(went && { went }),
        ...(line && { line }),
        ...(note && { note: note.text }),
      };
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Case-insensitive, in all that an entry says. */
export function searchJournal(entries: readonly JournalEntry[], text: string): JournalEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(({ title, went, line = '', note = '' }) =>
    [title, went ? WENT_LABELS[went] : '', line, note].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** As Markdown, to be kept elsewhere. */
export function journalText(entries: readonly JournalEntry[]): string {
  const parts = entries.map(({ title, at, done, went, line, note }) =>
    [
      `## ${title}`,
      [at.slice(0, 10), done ? 'done' : '', went ? `went: ${WENT_LABELS[went]}` : '']
        .filter(Boolean)
        .join(' · '),
      line,
      note,
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `${['# Practice log', ...parts].join('\n\n')}\n`;
}
