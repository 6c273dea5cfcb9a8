import { INTERACTIVE_IDS } from '@coachlab/contracts';

export type InteractiveId = (typeof INTERACTIVE_IDS)[number];

/** Whether the artifact opens on an Interactive tab. */
export function isInteractive(id: string): id is InteractiveId {
  return INTERACTIVE_IDS.includes(id as InteractiveId);
}
