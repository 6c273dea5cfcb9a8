import { type Artifact, categoryName } from '@coachlab/contracts';
import type { ShareCard } from '@coachlab/share-image';

/** What the picture of an artifact's page says. */
export function shareCardOf({ category, title, subtitle, difficulty, duration }: Artifact): ShareCard {
  return {
    label: categoryName(category),
    title,
    text: subtitle,
    facts: [difficulty, duration].filter((fact) => fact !== undefined),
  };
}
