import { createStore } from './create-store.ts';
import { RESUME_MS } from './drafts.ts';
import { fieldsOf, numberOf, textOf } from './shapes.ts';

/** The quiz of a certification's module, begun and not marked yet. It is kept for seven days. */
export interface QuizDraft {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Question id to option id. */
  answers: Readonly<Record<string, string>>;
  /** Tells these answers from others, for a call that may be repeated. */
  attempt: string;
}

/** By `certification/module`. */
export const quizDrafts = createStore<Readonly<Record<string, QuizDraft>>>({
  key: 'quiz_drafts',
  empty: {},
  parse(raw) {
    const drafts = fieldsOf(JSON.parse(raw));
    return (
      drafts &&
      Object.fromEntries(
        Object.entries(drafts).flatMap(([quiz, entry]) => {
          const draft = readDraft(entry);
          return draft ? [[quiz, draft]] : [];
        }),
      )
    );
  },
  format: (drafts) => (Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null),
  combine: (stored, held) => ({ ...stored, ...held }),
});

/** One answer, merged into those that are stored: two tabs fill in the same quiz. */
export function answerQuiz(
  quiz: string,
  question: string,
  option: string,
  attempt: string,
  now = Date.now(),
): void {
  quizDrafts.update((drafts) => ({
    ...drafts,
    [quiz]: { savedAt: now, answers: { ...drafts[quiz]?.answers, [question]: option }, attempt },
  }));
}

export function forgetQuiz(quiz: string): void {
  quizDrafts.update(({ [quiz]: _gone, ...others }) => others);
}

function readDraft(entry: unknown): QuizDraft | undefined {
  const fields = fieldsOf(entry);
  const savedAt = numberOf(fields?.savedAt);
  const attempt = textOf(fields?.attempt);
  const answers = fieldsOf(fields?.answers);
  if (!answers || !attempt || savedAt === undefined || Date.now() - savedAt > RESUME_MS) return undefined;
  return {
    savedAt,
    attempt,
    answers: Object.fromEntries(
      Object.entries(answers).filter((answer): answer is [string, string] => typeof answer[1] === 'string'),
    ),
  };
}
