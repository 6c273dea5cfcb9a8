import type { Artifact, ArtifactMetadata } from '@coachlab/contracts';
import { shownMinutes } from '@coachlab/learner';
import { MINUTE_PARTS } from '../shared/minute-parts.ts';
import type { Appointment } from './calendar-file.ts';

/** Of an artifact that says nothing of how long it takes. */
const USUAL_MINUTES = 15;

/** The minutes that the artifact's page shows. */
export function practiceMinutes(
  { duration }: Artifact,
  metadata: Pick<ArtifactMetadata, 'time_minutes' | 'duration'> | undefined,
): number {
  const { time_minutes = USUAL_MINUTES } = metadata ?? {};
  return shownMinutes({ time_minutes, duration: duration ?? metadata?.duration });
}

/** What stands in the calendar: enough to begin with, also where the page cannot be opened. */
export function practiceOf(
  { title, inAMinute, enrichment }: Artifact,
  url: string,
): Pick<Appointment, 'title' | 'description' | 'url'> {
  const [first] = enrichment?.actionableGuidance ?? [];
  const parts = [
    title,
    first && `First step: ${first}`,
    inAMinute && MINUTE_PARTS.map(([part, name]) => `${name}: ${inAMinute[part]}`).join('\n'),
    url,
  ];
  return { title: `Practise: ${title}`, description: parts.filter(Boolean).join('\n\n'), url };
}
