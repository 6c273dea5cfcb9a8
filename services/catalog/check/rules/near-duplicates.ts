import type { Fault, Rule } from '../rule.ts';
import { passagesOf } from '../text/prose.ts';
import { likeness, shinglesOf } from '../text/shingles.ts';

const WORDS_IN_A_SHINGLE = 4;
/** Texts of different authors on one subject share about 1 % of their four-word runs. */
const TOO_ALIKE = 0.04;

export const nearDuplicates: Rule = {
  name: 'no two artifacts are nearly the same text',
  scope: 'each',
  check({ artifacts }) {
    const texts = artifacts.map((artifact) => ({
      id: artifact.id,
      shingles: shinglesOf(
        passagesOf(artifact)
          .map((passage) => passage.text)
          .join(' '),
        WORDS_IN_A_SHINGLE,
      ),
    }));
    const faults: Fault[] = [];
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const alike = likeness(one.shingles, other.shingles);
        if (alike <= TOO_ALIKE) continue;
        const percent = `${(alike * 100).toFixed(1)} % of their four-word runs`;
        faults.push({ id: one.id, field: '(text)', message: `shares ${percent} with ${other.id}` });
        faults.push({ id: other.id, field: '(text)', message: `shares ${percent} with ${one.id}` });
      }
    }
    return faults;
  },
};
