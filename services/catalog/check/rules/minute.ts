import type { Rule } from '../rule.ts';
import { type Passage, passagesOf, wordsOf } from '../text/prose.ts';

const MOST_WORDS = 70;

export function isMinute({ field }: Passage): boolean {
  return field.startsWith('inAMinute.');
}

export const minute: Rule = {
  name: `what stands in the minute box has at most ${MOST_WORDS} words`,
  scope: 'each',
  check: ({ artifacts }) =>
    artifacts.flatMap((artifact) => {
      const count = passagesOf(artifact)
        .filter(isMinute)
        .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
      if (count <= MOST_WORDS) return [];
      return [{ id: artifact.id, field: 'inAMinute', message: `has ${count} words` }];
    }),
};
