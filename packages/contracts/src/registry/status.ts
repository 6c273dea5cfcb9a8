import type { DiscoveryRemote, Provenance } from '../discovery.ts';
import type { HeldRelease } from '../signals.ts';
import type { QueuedRehearsal, StoredRehearsal } from './rehearsals.ts';
import type { RolloutStatus } from './rollouts.ts';
import type { ShellBuild } from './shells.ts';

/** GET /api/registry/status. */
export interface RegistryStatus {
  epoch: number;
  /** Until when shells believe the key that signs; ISO 8601. */
  certifiedUntil: string;
  remotes: RemoteStatus[];
  /** Shells that said within the last two minutes that something is not as it should be. */
  shells: { at: string; held: HeldRelease[]; alarm: string | null }[];
  /** The last builds of the shell that browsers run, the newest first. */
  shellBuilds?: ShellBuild[];
  /** Of the platform's rehearsals: whether a release needs one, when the worker last asked, and when it last reported. */
  rehearsals?: { required: boolean; seenAt: string | null; playedAt: string | null };
}

export interface RemoteStatus extends Omit<DiscoveryRemote, 'stable'> {
  /** Null until the first promote. */
  stable: string | null;
  rollout?: RolloutStatus;
  /** The last one that was asked for. */
  queuedRehearsal?: QueuedRehearsal;
  /** Of the stable release and the candidate, where another one had to take their place lately; left out where none had. */
  standIns?: StandIns[];
  /** Newest first. */
  releases: {
    version: string;
    publishedAt: string;
    digest: string;
    bytes: number;
    quarantined: boolean;
    provenance: Provenance | null;
    rehearsal: StoredRehearsal | null;
  }[];
}

/** Which releases answered the pages that a release was to answer, by what browsers reported. */
export interface StandIns {
  /** The release that was to answer. */
  version: string;
  /** How far back this looks. */
  minutes: number;
  /** Pages that were reported, with those that nothing could answer and those that another release did. */
  pages: number;
  failed: number;
  by: { version: string; pages: number }[];
}
