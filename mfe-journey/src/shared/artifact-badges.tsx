import type { ArtifactMetadata } from '@coachlab/contracts';
import { LEVEL_LABELS, MODE_LABELS, shownMinutes } from '@coachlab/learner';
import { Badge, BadgeRow } from '@coachlab/ui';

/** Level, mode, minutes and frameworks. */
export function ArtifactBadges({ of: metadata }: { of: ArtifactMetadata }) {
  return (
    <BadgeRow>
      <Badge>{LEVEL_LABELS[metadata.level]}</Badge>
      <Badge>{MODE_LABELS[metadata.mode]}</Badge>
      <Badge>{shownMinutes(metadata)} min</Badge>
      {metadata.framework.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </BadgeRow>
  );
}
