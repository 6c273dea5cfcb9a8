import type { ArtifactFile } from '../artifact-file.ts';
import type { Rule } from '../rule.ts';
import { type Passage, passagesOf, wordsOf } from '../text/prose.ts';
import { likeness, shinglesOf } from '../text/shingles.ts';

const MOST_WORDS = 70;
const WORDS_IN_A_SHINGLE = 3;
/** The two most alike share 4 % of their three-word runs. */
const TOO_ALIKE = 0.15;

export function isMinute({ field }: Passage): boolean {
  return field.startsWith('inAMinute.');
}

export const minute: Rule = {
  name: `what stands in the minute box has at most ${MOST_WORDS} words`,
  scope: 'each',
  check: ({ artifacts }) =>
    artifacts.flatMap((artifact) => {
      const count = wordsOf(minuteOf(artifact)).length;
      if (count <= MOST_WORDS) return [];
      return [{ id: artifact.id, field: 'inAMinute', message: `has ${count} words` }];
    }),
};

export const minutesAlike: Rule = {
  name: 'no two minute boxes say the same',
  scope: 'each',
  check({ artifacts }) {
    const boxes = artifacts.map((artifact) => ({
      id: artifact.id,
      shingles: shinglesOf(minuteOf(artifact), WORDS_IN_A_SHINGLE),
    }));
    return boxes.flatMap((one) =>
      boxes
        .filter((other) => other !== one && likeness(one.shingles, other.shingles) > TOO_ALIKE)
        .map((other) => ({ id: one.id, field: 'inAMinute', message: `is nearly that of ${other.id}` })),
    );
  },
};

function minuteOf(artifact: ArtifactFile): string {
  return passagesOf(artifact)
    .filter(isMinute)
    .map(({ text }) => text)
    .join('\n');
}
