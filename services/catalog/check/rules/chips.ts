import { FIXED_FIGURES, LIBRARY_TOPICS, PROMPT_STAGES, STUDIO_COLLECTIONS } from '@coachlab/contracts';
import type { ArtifactFile } from '../artifact-file.ts';
import type { Fault, Rule } from '../rule.ts';

/** Editor's field to the one section that has it. */
const SECTION_OF = { topics: 'library', stage: 'observatory', collection: 'studio' } as const;
const PROMPTS_PER_STAGE = 2;

export const chipFields: Rule = {
  name: 'topics, stages and collections stand where they belong, and are tags',
  scope: 'each',
  check: ({ artifacts }) =>
    artifacts.flatMap((artifact) => {
      const faults: Fault[] = [];
      for (const [field, section] of Object.entries(SECTION_OF) as [keyof typeof SECTION_OF, string][]) {
        const present = artifact[field] !== undefined;
        if (present && artifact.section !== section)
          faults.push({ id: artifact.id, field, message: `belongs to ${section} only` });
        if (!present && artifact.section === section)
          faults.push({ id: artifact.id, field, message: `is missing, ${section} needs it` });
      }
      for (const word of [...(artifact.topics ?? []), ...(artifact.stage ?? [])]) {
        if (!artifact.tags.includes(word))
          faults.push({
            id: artifact.id,
            field: 'tags',
            message: `lack ${word}, so its chip would not find it`,
          });
      }
      return faults;
    }),
};

export const chips: Rule = {
  name: 'every chip and collection has artifacts',
  scope: 'whole',
  check({ artifacts }) {
    return [
      ...scarce('stage', PROMPT_STAGES, artifacts, (artifact) => artifact.stage ?? [], PROMPTS_PER_STAGE),
      ...scarce('topic', LIBRARY_TOPICS, artifacts, (artifact) => artifact.topics ?? [], 1),
      ...scarce(
        'collection',
        STUDIO_COLLECTIONS,
        artifacts,
        ({ collection }) => (collection ? [collection] : []),
        1,
      ),
      ...figure('prompt stages', PROMPT_STAGES.length, FIXED_FIGURES.promptSystems),
      ...figure('studio collections', STUDIO_COLLECTIONS.length, FIXED_FIGURES.studioResources),
    ];
  },
};

function scarce<T extends string>(
  what: string,
  values: readonly T[],
  artifacts: ArtifactFile[],
  valuesOf: (artifact: ArtifactFile) => readonly T[],
  wanted: number,
): Fault[] {
  return values.flatMap((value) => {
    const found = artifacts.filter((artifact) => valuesOf(artifact).includes(value)).length;
    if (found >= wanted) return [];
    return [
      { id: 'catalogue', field: `${what} ${value}`, message: `has ${found}, at least ${wanted} are wanted` },
    ];
  });
}

function figure(field: string, found: number, wanted: number): Fault[] {
  return found === wanted
    ? []
    : [{ id: 'catalogue', field, message: `are ${found}, the home page says ${wanted}` }];
}
