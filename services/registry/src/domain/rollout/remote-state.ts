import type { DiscoveryRemote } from '@coachlab/contracts';
import type { Progress } from './progress.ts';

/** What runs of a remote, without its rows: what plans are made of. Versions, not ids. */
export interface RemoteState {
  name: string;
  owner: string;
  stable: string | null;
  fallback: string | null;
  candidate: Candidate | null;
}

export interface Candidate {
  version: string;
  /** Basis points. */
  weight: number;
  seed: string;
  allow: string[];
  deny: string[];
  progress: Progress;
}

/** As shells see it; only a remote with a stable release is shown to them. */
export function discoveryRemote(state: RemoteState & { stable: string }): DiscoveryRemote {
  const { name, owner, stable, fallback, candidate } = state;
  return {
    name,
    owner,
    stable,
    ...(candidate && {
      candidate: {
        release: candidate.version,
        weight: candidate.weight,
        seed: candidate.seed,
        ...(candidate.allow.length > 0 && { allow: candidate.allow }),
        ...(candidate.deny.length > 0 && { deny: candidate.deny }),
      },
    }),
    ...(fallback !== null && { fallback }),
  };
}

export function isShown(state: RemoteState): state is RemoteState & { stable: string } {
  return state.stable !== null;
}
