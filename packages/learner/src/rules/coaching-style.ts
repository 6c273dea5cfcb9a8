/** In the order in which ties are broken. */
export const COACHING_STYLES = ['catalyst', 'engineer', 'sage', 'operator'] as const;
export type CoachingStyle = (typeof COACHING_STYLES)[number];

export const STYLE_QUESTION_COUNT = 5;

export interface StyleResult {
  style: CoachingStyle;
  counts: Record<CoachingStyle, number>;
}

/** One point for each chosen option's style; the highest count wins, ties go to the first in order. */
export function coachingStyle(chosen: readonly CoachingStyle[]): StyleResult {
  const counts = { catalyst: 0, engineer: 0, sage: 0, operator: 0 };
  for (const style of chosen) counts[style] += 1;
  const style = COACHING_STYLES.reduce((best, next) => (counts[next] > counts[best] ? next : best));
  return { style, counts };
}

/** Percent of the quiz at a question, counted from 1. */
export function styleProgress(questionNumber: number): number {
  return (questionNumber / STYLE_QUESTION_COUNT) * 100;
}
