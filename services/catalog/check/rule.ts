import type { Catalogue } from './artifact-file.ts';

export interface Fault {
  /** The artifact's id, `situations/` and the slug, or `catalogue` for a fault of the whole. */
  id: string;
  /** Dotted path inside the file: `enrichment.coachingPrompts.2`. */
  field: string;
  message: string;
}

export interface Rule {
  name: string;
  /** `whole` rules need every file there and are left out while only some are checked. */
  scope: 'each' | 'whole';
  check(catalogue: Catalogue): Fault[];
}
