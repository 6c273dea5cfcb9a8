import type { Artifact } from '@coachlab/contracts';
import type { InteractiveId } from '../shared/interactive.ts';
import { Walkthrough } from './walkthrough.tsx';

interface InteractiveProps {
  id: InteractiveId;
  artifact: Artifact;
}

/** What can be done with one of the seven, rather than read. */
export function Interactive({ id, artifact: { hierarchy = [] } }: InteractiveProps) {
  switch (id) {
    default:
      return <Walkthrough hierarchy={hierarchy} />;
  }
}
