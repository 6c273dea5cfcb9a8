import type { HierarchyNode } from '@coachlab/contracts';
import { COACHING_STYLES, type CoachingStyle } from '@coachlab/learner';

export interface QuizQuestion {
  text: string;
  options: { value: CoachingStyle; label: string }[];
}

/** The quiz as the content gives it: a question, then a line each from `a)` to `d)`, in the order of the styles. */
export function quizOf(hierarchy: readonly HierarchyNode[]): QuizQuestion[] {
  return hierarchy.map(({ title, description }) => {
    const lines = description.split('\n').map((line) => line.replace(/^\s*[a-d]\)\s*/, ''));
    return {
      text: title,
      options: COACHING_STYLES.map((value, index) => ({ value, label: lines[index] ?? value })),
    };
  });
}
