import type { HierarchyNode } from '@coachlab/contracts';
import { COACHING_STYLES, type CoachingStyle } from '@coachlab/learner';

export interface QuizQuestion {
  text: string;
  options: { value: CoachingStyle; label: string }[];
}

const OPTION = new RegExp(`^\\s*[a-d]\\)\\s*(.*?)(?:\\s*\\((${COACHING_STYLES.join('|')})\\))?\\s*$`);

/** A question, then a line each from `a)` to `d)` that ends with its style in brackets. */
export function quizOf(hierarchy: readonly HierarchyNode[]): QuizQuestion[] {
  return hierarchy.map(({ title, description }) => ({
    text: title,
    options: description.split('\n').map(optionOf),
  }));
}

/** Content of an earlier release names no style: its options stand in the order of the styles. */
function optionOf(line: string, index: number): QuizQuestion['options'][number] {
  const [, label = line, style] = OPTION.exec(line) ?? [];
  return {
    value: (style as CoachingStyle | undefined) ?? COACHING_STYLES[index] ?? COACHING_STYLES[0],
    label,
  };
}
