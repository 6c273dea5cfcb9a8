import type { ResolvedSet } from '@coachlab/contracts';
import { compare } from './compare.ts';

export interface FoundSlot {
  remote: string;
  /** Exposed module, without `./`. */
  page: string;
  /** The remote is switched off: opening it shows the section's panel. */
  disabled?: true;
}

/** Who fills the slot `name`; undefined when nobody does. Of two, the first remote by name. */
export function slotFrom(set: ResolvedSet, name: string): FoundSlot | undefined {
  return set.remotes
    .flatMap(({ name: remote, release, disabled }) =>
      release.slots
        .filter((slot) => slot.name === name)
        .map(({ page }) => ({ remote, page, ...(disabled && { disabled }) })),
    )
    .sort((a, b) => compare(a.remote, b.remote))[0];
}
