import type { FieldError, QuizQuestion } from '@coachlab/contracts';
import { ConflictError, InvalidInputError } from '@coachlab/service-common';
import type { KeyedModule } from '../certifications/certifications.service.ts';
import { roundHalfUp } from '../scoring/round-half-up.ts';
import type { QuizDrawRow } from '../rows/quiz-draw.row.ts';

export interface Marked {
  /** Whole percent. */
  score: number;
  passed: boolean;
  /** Artifacts that cover what was answered wrong, in the module's order. */
  readAgain: string[];
}

type Answers = Readonly<Record<string, unknown>>;
type Draw = Pick<QuizDrawRow, 'questions' | 'answered'>;

/**
 * Marks the answers to the questions that were drawn. Throws ConflictError when they answer the draw before, and
 * InvalidInputError that names every question which is missing, not drawn, unknown, or answered with something that is
 * not one of its options.
 */
export function markQuiz(module: KeyedModule, draw: Draw, answers: Answers): Marked {
  const questions = questionsOf(module, draw);
  requireAnswersTo(questions, module, draw, answers);
  const missed = questions.filter(({ id }) => answers[id] !== module.keys[id]?.answer);
  const score = roundHalfUp(((questions.length - missed.length) / questions.length) * 100);
  const covering = new Set(missed.map(({ id }) => module.keys[id]?.from));
  return {
    score,
    passed: score >= module.requiredScore,
    readAgain: module.artifactIds.filter((id) => covering.has(id)),
  };
}

/** What is shown of a draw: its questions as the pool words them, in the order of the draw. */
export function questionsOf({ pool }: KeyedModule, { questions }: Pick<Draw, 'questions'>): QuizQuestion[] {
  return questions.flatMap(({ id, options: order }) => {
    const question = pool.find((candidate) => candidate.id === id);
    if (!question) return [];
    const options = question.options.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    return [{ id, text: question.text, options }];
  });
}

function requireAnswersTo(
  questions: readonly QuizQuestion[],
  { pool }: KeyedModule,
  { answered }: Draw,
  answers: Answers,
): void {
  const drawn = questions.map(({ id }) => id);
  const given = Object.keys(answers);
  const others = given.filter((id) => !drawn.includes(id));
  if (given.length === answered.length && others.length > 0 && given.every((id) => answered.includes(id)))
    throw new ConflictError('attempt_already_marked', {
      detail:
        'The attempt with these questions was marked already. The next one has other questions: read them first.',
    });
  const faults = [
    ...missingOrWrong(questions, answers),
    ...others.map((id) =>
      fault(
        id.slice(0, 80),
        pool.some((question) => question.id === id)
          ? 'is not one of the questions that were drawn for this attempt'
          : 'is not a question of this module',
      ),
    ),
  ];
  if (faults.length === 0) return;
  throw new InvalidInputError(faults, others.length > 0 ? 'questions_not_drawn' : 'validation_failed');
}

function missingOrWrong(questions: readonly QuizQuestion[], answers: Answers): FieldError[] {
  return questions.flatMap(({ id, options }) => {
    if (!Object.hasOwn(answers, id)) return [fault(id, 'Required')];
    const ids = options.map((option) => option.id).toSorted();
    return ids.includes(answers[id] as string) ? [] : [fault(id, `must be one of ${ids.join(', ')}`)];
  });
}

function fault(id: string, message: string): FieldError {
  return { path: `answers.${id}`, message };
}
