import { randomInt } from 'node:crypto';
import { QUIZ_LENGTH, type QuizQuestion } from '@coachlab/contracts';
import type { DrawnQuestion } from '../rows/quiz-draw.row.ts';

interface Wishes {
  /** Drawn already. */
  keep?: readonly DrawnQuestion[];
  /** Drawn only when nothing else is left. */
  avoid?: readonly string[];
}

/** The questions of one attempt, at random and in random order. */
export function drawQuestions(
  pool: readonly QuizQuestion[],
  { keep = [], avoid = [] }: Wishes = {},
): DrawnQuestion[] {
  const kept = new Set(keep.map(({ id }) => id));
  const others = shuffled(pool.filter(({ id }) => !kept.has(id)));
  const [fresh, repeated] = [
    others.filter(({ id }) => !avoid.includes(id)),
    others.filter(({ id }) => avoid.includes(id)),
  ];
  const added = [...fresh, ...repeated].slice(0, Math.max(0, QUIZ_LENGTH - keep.length));
  return [
    ...keep,
    ...added.map(({ id, options }) => ({ id, options: shuffled(options.map((option) => option.id)) })),
  ];
}

/** What of a draw the pool can still ask. Its wording may have changed, its options must be the same. */
export function stillAsked(pool: readonly QuizQuestion[], drawn: readonly DrawnQuestion[]): DrawnQuestion[] {
  return drawn.filter(({ id, options }) => {
    const question = pool.find((candidate) => candidate.id === id);
    return (
      question &&
      sameIds(
        options,
        question.options.map((option) => option.id),
      )
    );
  });
}

function sameIds(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}

/** Fisher and Yates. */
function shuffled<T>(things: readonly T[]): T[] {
  const order = [...things];
  for (let left = order.length; left > 1; left -= 1) {
    const chosen = randomInt(left);
    [order[left - 1], order[chosen]] = [order[chosen]!, order[left - 1]!];
  }
  return order;
}
