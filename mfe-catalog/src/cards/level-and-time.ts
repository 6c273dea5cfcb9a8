import type { ArtifactMetadata, Level } from '@coachlab/contracts';
import { LEVEL_LABELS, shownMinutes } from '@coachlab/learner';

/** "L1 Foundation · 15 min". */
export function levelAndTime(
  metadata: ArtifactMetadata,
  labels: Record<Level, string> = BADGE_LABELS,
): string {
  return `${labels[metadata.level] ?? metadata.level} · ${shownMinutes(metadata)} min`;
}

/** A level's code and its name: the code alone says little, the name alone hides the order. */
export const BADGE_LABELS: Record<Level, string> = {
  L1: `L1 ${LEVEL_LABELS.L1}`,
  L2: `L2 ${LEVEL_LABELS.L2}`,
  L3: `L3 ${LEVEL_LABELS.L3}`,
};
