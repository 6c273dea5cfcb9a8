import type { FieldError } from '@coachlab/contracts';
import { InvalidInputError } from '@coachlab/service-common';
import type { KeyedModule } from '../certifications/certifications.service.ts';
import { roundHalfUp } from '../scoring/round-half-up.ts';

export interface Marked {
  /** Whole percent. */
  score: number;
  passed: boolean;
  /** Artifacts that cover what was answered wrong, in the module's order. */
  readAgain: string[];
}

/**
 * Marks the answers to a module's quiz. Throws InvalidInputError that names every question which is missing, unknown,
 * or answered with something that is not one of its options.
 */
export function markQuiz(module: KeyedModule, answers: Record<string, unknown>): Marked {
  const faults = [...missingOrWrong(module, answers), ...unknown(module, answers)];
  if (faults.length > 0) throw new InvalidInputError(faults);
  const missed = module.quizQuestions.filter(({ id }) => answers[id] !== module.keys[id]?.answer);
  const total = module.quizQuestions.length;
  const score = roundHalfUp(((total - missed.length) / total) * 100);
  const covering = new Set(missed.map(({ id }) => module.keys[id]?.from));
  return {
    score,
    passed: score >= module.requiredScore,
    readAgain: module.artifactIds.filter((id) => covering.has(id)),
  };
}

function missingOrWrong(module: KeyedModule, answers: Record<string, unknown>): FieldError[] {
  return module.quizQuestions.flatMap(({ id, options }) => {
    if (!Object.hasOwn(answers, id)) return [fault(id, 'Required')];
    const ids = options.map((option) => option.id);
    return ids.includes(answers[id] as string) ? [] : [fault(id, `must be one of ${ids.join(', ')}`)];
  });
}

function unknown(module: KeyedModule, answers: Record<string, unknown>): FieldError[] {
  const known = new Set(module.quizQuestions.map(({ id }) => id));
  return Object.keys(answers)
    .filter((id) => !known.has(id))
    .map((id) => fault(id.slice(0, 80), 'is not a question of this module'));
}

function fault(id: string, message: string): FieldError {
  return { path: `answers.${id}`, message };
}
