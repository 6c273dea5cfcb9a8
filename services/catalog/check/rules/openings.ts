import type { ArtifactFile } from '../artifact-file.ts';
import type { Rule } from '../rule.ts';
import { wordsOf } from '../text/prose.ts';

/** Fields that stand in every artifact, so that a habit of opening shows when one reads several in a row. */
const FIELDS: Record<string, (artifact: ArtifactFile) => string | undefined> = {
  description: (artifact) => artifact.description,
  purpose: (artifact) => artifact.purpose,
  'enrichment.coreInsight': (artifact) => artifact.enrichment?.coreInsight,
  'enrichment.realWorldChallenge': (artifact) => artifact.enrichment?.realWorldChallenge,
  'enrichment.applicationDrill.description': (artifact) => artifact.enrichment?.applicationDrill.description,
};
const WORDS = 3;
const ARTIFACTS_PER_OPENING = 5;

export const openings: Rule = {
  name: 'no field opens with the same three words in more than five artifacts',
  scope: 'each',
  check: ({ artifacts }) =>
    Object.entries(FIELDS).flatMap(([field, textOf]) => {
      const groups = Map.groupBy(artifacts, (artifact) =>
        wordsOf(textOf(artifact) ?? '')
          .slice(0, WORDS)
          .join(' '),
      );
      return [...groups]
        .filter(([, group]) => group.length > ARTIFACTS_PER_OPENING)
        .flatMap(([opening, group]) =>
          group.map(({ id }) => ({
            id,
            field,
            message: `opens with “${opening}”, as do ${group.length - 1} others`,
          })),
        );
    }),
};
