import type { DiscoveryDocument, DiscoveryRemote, Release } from '@coachlab/contracts';

/** Tries candidates before visitors get them. */
export interface CandidateTrial {
  /** What is no candidate of this document any more is forgotten. */
  follow(document: DiscoveryDocument): void;
  /** Why visitors are not given this release now; null when they may be. Its files are here. */
  faultOf(remote: DiscoveryRemote, release: Release): string | null;
}

/** The reason while it lasts, which is no fault. */
export const SHADOW_RENDERS_PENDING = 'Its shadow renders are not finished.';
