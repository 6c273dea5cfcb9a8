import type { Note } from '../kept.ts';
import { createStore } from './create-store.ts';
import { fieldsOf, textOf } from './shapes.ts';

/** Artifact id to what the visitor has written about it. */
export const artifactNotes = createStore<Readonly<Record<string, Note>>>({
  key: 'artifact_notes',
  empty: {},
  parse: (raw) => readNotes(JSON.parse(raw)),
  format: (notes) => (Object.keys(notes).length > 0 ? JSON.stringify(notes) : null),
  combine: (stored, held) => ({ ...stored, ...held }),
});

/** As typed; an empty note is none. */
export function keepNote(id: string, text: string, now = new Date()): void {
  artifactNotes.update(({ [id]: _before, ...others }) =>
    text.trim() === '' ? others : { ...others, [id]: { text, at: now.toISOString() } },
  );
}

export function readNotes(value: unknown): Record<string, Note> | undefined {
  const fields = fieldsOf(value);
  if (!fields) return undefined;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([id, entry]) => {
      const note = fieldsOf(entry);
      // A text keeps its own spaces and line breaks.
      const text = typeof note?.text === 'string' && note.text.trim() !== '' ? note.text : undefined;
      return text ? [[id, { text, at: textOf(note?.at) ?? '' }]] : [];
    }),
  );
}
