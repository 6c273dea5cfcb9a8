import type { ArtifactMetadata } from '@coachlab/contracts';

/** The minutes that every screen shows: those of `duration` where it gives some, else `time_minutes`. */
export function shownMinutes({
  time_minutes: minutes,
  duration = '',
}: Pick<ArtifactMetadata, 'time_minutes' | 'duration'>): number {
  const [, told] = /^(\d+) min/.exec(duration) ?? [];
  return told ? Number(told) : minutes;
}
