import type { Release, StoredRehearsal } from '@coachlab/contracts';
import { releaseId } from '../package/make-release.ts';
import type { RemoteState } from './remote-state.ts';

/** The number of the discovery document, and when it was last raised. */
export interface EpochState {
  epoch: number;
  changedAt: Date;
  /** Whether browsers may keep pages to be read offline. */
  offline: boolean;
}

/** A release without its file list. */
export interface ReleaseSummary {
  id: string;
  remote: string;
  version: string;
  digest: string;
  owner: string;
  container: string;
  folder: string;
  bytes: number;
  facts: Release;
  rehearsal: StoredRehearsal | null;
  platformRehearsal: StoredRehearsal | null;
  predecessor: string | null;
  quarantinedAt: Date | null;
  publishedAt: Date;
}

/** Everything that runs, as of one epoch. */
export interface RegistryView extends EpochState {
  /** By name. */
  remotes: Map<string, RemoteState>;
  /** Every release that a remote refers to, by id. */
  releases: Map<string, ReleaseSummary>;
}

/** The stable and candidate releases that visitors may run now. */
export function liveReleases({ remotes, releases }: RegistryView): ReleaseSummary[] {
  return [...remotes.values()].flatMap(({ name, stable, candidate }) =>
    [stable, candidate?.version]
      .filter((version) => version != null)
      .flatMap((version) => releases.get(releaseId(name, version)) ?? []),
  );
}

/** Why a release counts: visitors have it, or may have it the next moment. */
export const ROLES = {
  stable: 'which visitors have',
  candidate: 'which is being rolled out',
  fallback: 'which its team goes back to',
};

export interface ReleaseAtHand {
  role: keyof typeof ROLES;
  facts: Release;
}

/** Every release that visitors have, or may have the next moment. */
export function releasesAtHand({ remotes, releases }: RegistryView): ReleaseAtHand[] {
  return [...remotes.values()].flatMap(({ name, stable, candidate, fallback }) =>
    (
      [
        ['stable', stable],
        ['candidate', candidate?.version],
        ['fallback', fallback],
      ] as const
    ).flatMap(([role, version]) => {
      const facts = version == null ? undefined : releases.get(releaseId(name, version))?.facts;
      return facts ? [{ role, facts }] : [];
    }),
  );
}
