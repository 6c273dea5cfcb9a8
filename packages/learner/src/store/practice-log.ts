import { type LogEntry, WENT, type Went } from '../kept.ts';
import { createStore } from './create-store.ts';
import { fieldsOf, textOf } from './shapes.ts';

/** Artifact id to when it was completed and how it went. What was completed before this key existed has no entry. */
export const practiceLog = createStore<Readonly<Record<string, LogEntry>>>({
  key: 'practice_log',
  empty: {},
  parse: (raw) => readLog(JSON.parse(raw)),
  format: (log) => JSON.stringify(log),
  combine: (stored, held) => ({ ...stored, ...held }),
});

export function logCompleted(ids: readonly string[], now = new Date()): void {
  const doneAt = now.toISOString();
  practiceLog.update((log) => ({ ...Object.fromEntries(ids.map((id) => [id, { doneAt }])), ...log }));
}

export function sayHowItWent(id: string, said: { went?: Went; line?: string }, now = new Date()): void {
  practiceLog.update((log) => ({ ...log, [id]: { doneAt: now.toISOString(), ...log[id], ...said } }));
}

export function readLog(value: unknown): Record<string, LogEntry> | undefined {
  const fields = fieldsOf(value);
  if (!fields) return undefined;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([id, entry]) => {
      const { doneAt, went, line } = fieldsOf(entry) ?? {};
      if (typeof doneAt !== 'string' || Number.isNaN(Date.parse(doneAt))) return [];
      const known = WENT.find((word) => word === went);
      return [
        [id, { doneAt, ...(known && { went: known }), ...(textOf(line) && { line: String(line) }) }] as const,
      ];
    }),
  );
}
