import type { IntakeAnswers } from '../rules/intake.ts';
import { createStore, type Store } from './create-store.ts';
import { fieldsOf, numberOf, textOf, textsOf, type Fields } from './shapes.ts';

/** A half-finished quiz. It can be resumed for seven days. */
export interface Draft<A> {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Question or page the visitor was at, from 0. */
  position: number;
  answers: A;
  /** Tells this try at the quiz from the next one, for a call that may be repeated. */
  attempt?: string;
}

/** How long a half-finished quiz can be resumed. */
export const RESUME_MS = 7 * 24 * 60 * 60 * 1000;

export const intakeDraft = createDraft<Partial<IntakeAnswers>>('intake_quiz_draft', (fields) => {
  const confidence = numberOf(fields.confidence);
  const words = (['role', 'goal', 'style', 'time', 'track'] as const).flatMap((name) => {
    const word = textOf(fields[name]);
    return word ? [[name, word]] : [];
  });
  return {
    ...Object.fromEntries(words),
    ...(confidence === undefined ? {} : { confidence }),
    ...(Array.isArray(fields.constraints) ? { constraints: textsOf(fields.constraints) } : {}),
  };
});

/** ICPI question id to an answer from 1 to 6. */
export const icpiDraft = createDraft<Record<string, number>>('icpi_draft', (fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, number] =>
        Number.isInteger(entry[1]) && (entry[1] as number) >= 1 && (entry[1] as number) <= 6,
    ),
  ),
);

/** Saves where the visitor is, stamped now. */
export function saveDraft<A>(
  draft: Store<Draft<A> | null>,
  position: number,
  answers: A,
  now = Date.now(),
): void {
  draft.set({ savedAt: now, position, answers });
}

function createDraft<A>(key: string, readAnswers: (fields: Fields) => A): Store<Draft<A> | null> {
  return createStore<Draft<A> | null>({
    key,
    empty: null,
    parse(raw) {
      const fields = fieldsOf(JSON.parse(raw));
      const answers = fieldsOf(fields?.answers);
      const savedAt = numberOf(fields?.savedAt);
      if (!answers || savedAt === undefined) return undefined;
      if (Date.now() - savedAt > RESUME_MS) return null;
      const attempt = textOf(fields?.attempt);
      return {
        savedAt,
        position: Math.max(0, Math.floor(numberOf(fields?.position) ?? 0)),
        answers: readAnswers(answers),
        ...(attempt ? { attempt } : {}),
      };
    },
    format: (draft) => draft && JSON.stringify(draft),
  });
}
