import {
  type Archetype,
  type Dimension,
  DIMENSIONS,
  type GlobalLevel,
  type IcpiResult,
} from '@coachlab/contracts';
import type { ShareCard } from '@coachlab/share-image';

const NAMES: Record<Dimension, string> = { trust: 'Trust', listening: 'Listening', safety: 'Safety' };
const LEVELS: Record<GlobalLevel, string> = {
  foundational: 'Foundational',
  emerging: 'Emerging',
  proficient: 'Proficient',
  advanced: 'Advanced',
  mastery: 'Mastery',
};

/** What the picture of a result's page says: its heading, its level and its three scores, as the page shows them. */
export function shareCardOf(
  { archetype, nearArchetype, globalLevel, scores }: IcpiResult,
  archetypes: readonly Archetype[],
): ShareCard {
  const named = (id: string | undefined) => archetypes.find((one) => one.id === id);
  const [main, near] = [named(archetype), named(nearArchetype)];
  return {
    label: 'ICPI results',
    title: main && near ? `Between ${main.name} and ${near.name}` : (main?.name ?? 'ICPI results'),
    ...(!near && main && { text: main.subtitle }),
    figures: DIMENSIONS.map((dimension) => ({ value: scores[dimension], name: NAMES[dimension] })),
    facts: [LEVELS[globalLevel], 'Scores out of 100', 'A starting point, not a diagnosis'],
  };
}
