import { FIXED_FIGURES, FRAMEWORK_FAMILIES, LEVELS } from '@coachlab/contracts';
import type { Category, Section } from '@coachlab/contracts';
import type { ArtifactFile } from '../artifact-file.ts';
import type { Fault, Rule } from '../rule.ts';

/** Artifacts of each section, by category. Null: the section's total is fixed, its split is the editor's. */
const SPREAD: Record<Section, { total: number; categories: Partial<Record<Category, number | null>> }> = {
  lab: { total: 41, categories: { framework: null, assessment: null, rubric: null } },
  studio: { total: 36, categories: { framework: 6, template: 18, scenario: 12 } },
  tools: { total: 2, categories: { tool: 2 } },
  observatory: { total: 22, categories: { 'ai-prompt': 22 } },
  library: { total: 12, categories: { knowledge: 12 } },
  certifications: { total: 6, categories: { knowledge: 6 } },
};

export const sectionAndCategory: Rule = {
  name: 'every artifact stands in a section that holds its category',
  scope: 'each',
  check: ({ artifacts }) =>
    artifacts
      .filter((artifact) => !(artifact.category in SPREAD[artifact.section].categories))
      .map(({ id, section, category }) => ({
        id,
        field: 'category',
        message: `${category} has no place in ${section}`,
      })),
};

export const counts: Rule = {
  name: 'the catalogue is spread as promised',
  scope: 'whole',
  check({ artifacts }) {
    const faults: Fault[] = [];
    const expect = (what: string, found: number, wanted: number) => {
      if (found !== wanted)
        faults.push({ id: 'catalogue', field: what, message: `has ${found}, ${wanted} are wanted` });
    };
    expect('artifacts', artifacts.length, FIXED_FIGURES.artifacts);
    for (const [section, { total, categories }] of Object.entries(SPREAD)) {
      const own = artifacts.filter((artifact) => artifact.section === section);
      expect(`section ${section}`, own.length, total);
      for (const [category, wanted] of Object.entries(categories)) {
        const found = own.filter((artifact) => artifact.category === category).length;
        if (wanted !== null) expect(`${section}, ${category}`, found, wanted);
      }
    }
    expect(
      'framework values',
      new Set(artifacts.flatMap((artifact) => artifact.metadata.framework)).size,
      FIXED_FIGURES.frameworks,
    );
    expect('framework families', FRAMEWORK_FAMILIES.length, FIXED_FIGURES.frameworks);
    return [...faults, ...emptyLabFilters(artifacts)];
  },
};

function emptyLabFilters(artifacts: ArtifactFile[]): Fault[] {
  return Object.keys(SPREAD.lab.categories).flatMap((category) =>
    LEVELS.filter(
      (level) =>
        !artifacts.some(
          (artifact) =>
            artifact.section === 'lab' && artifact.category === category && artifact.metadata.level === level,
        ),
    ).map((level) => ({ id: 'catalogue', field: `lab, ${category}, ${level}`, message: 'has no artifact' })),
  );
}
