import { SITUATION_THEMES, type SituationCard } from '@coachlab/contracts';
import type { ShareCard } from '@coachlab/share-image';

/** What the picture of a situation's page says. */
export function shareCardOf({ title, theme, summary }: SituationCard): ShareCard {
  return { label: `Situation · ${SITUATION_THEMES[theme]}`, title, text: summary };
}
