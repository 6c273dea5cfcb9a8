import type { ArtifactTitle, Category } from '@coachlab/contracts';

const GROUPS: [Category, string][] = [
  ['framework', 'Frameworks'],
  ['template', 'Templates'],
  ['tool', 'Tools'],
];

/** What a session can be about: frameworks, templates and tools, in the API's order. */
export function planChoices(titles: readonly ArtifactTitle[]) {
  return GROUPS.map(([category, name]) => ({
    name,
    artifacts: titles.filter((artifact) => artifact.category === category),
  })).filter(({ artifacts }) => artifacts.length > 0);
}
