import { createStore } from './create-store.ts';
import { fieldsOf, storedFields } from './shapes.ts';

export type Feedback = 'yes' | 'no';

/** Artifact id to the visitor's answer. */
export const artifactFeedback = createStore<Readonly<Record<string, Feedback>>>({
  key: 'artifact_feedback',
  empty: {},
  parse(raw) {
    const fields = fieldsOf(JSON.parse(raw));
    if (!fields) return undefined;
    return Object.fromEntries(
      Object.entries(fields).flatMap(([id, entry]) => {
        const answer = fieldsOf(entry)?.answer ?? entry;
        return answer === 'yes' || answer === 'no' ? [[id, answer] as const] : [];
      }),
    );
  },
  format: (feedback, before) => JSON.stringify({ ...storedFields(before), ...feedback }),
  combine: (stored, held) => ({ ...stored, ...held }),
});

export function giveFeedback(artifactId: string, answer: Feedback): void {
  artifactFeedback.update((feedback) => ({ ...feedback, [artifactId]: answer }));
}
