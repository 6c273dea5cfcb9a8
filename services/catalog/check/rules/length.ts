import type { Rule } from '../rule.ts';
import { passagesOf, wordsOf } from '../text/prose.ts';
import { isMinute } from './minute.ts';

const WORDS = { min: 300, max: 900 } as const;

export const length: Rule = {
  name: 'every artifact has 300 to 900 words below its minute and beside its fields',
  scope: 'each',
  check: ({ artifacts }) =>
    artifacts.flatMap((artifact) => {
      const count = passagesOf(artifact)
        .filter((passage) => !isMinute(passage) && !passage.onForm)
        .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
      if (count >= WORDS.min && count <= WORDS.max) return [];
      return [
        {
          id: artifact.id,
          field: '(text)',
          message: `has ${count} words, ${WORDS.min} to ${WORDS.max} are wanted`,
        },
      ];
    }),
};
