import { artifactNotes, useStored, writtenWork } from '@coachlab/learner';
import { isFilled } from '../progress/filled.ts';

/** Ids of the artifacts that the visitor has written something on, be it in their fields or in a note. */
export function useBegunArtifacts(): string[] {
  const works = useStored(writtenWork);
  const notes = useStored(artifactNotes);
  const filled = Object.entries(works).flatMap(([work, fields]) => (isFilled(fields) ? work : []));
  return [...filled, ...Object.keys(notes)];
}
