/** POST /api/registry/remotes/{name}/rehearsals: what a release did when it was played before anybody met it. The last one counts. */
export interface RehearsalReport {
  version: string;
  /** Every other remote's stable version at that time. */
  among: Record<string, string>;
  /** Addresses that were looked at on the server, and of these in a browser. */
  pages: { server: number; browser: number };
  /** None: it passed. At most 50. */
  faults: { address: string; part: 'server' | 'browser'; text: string }[];
  /** What nobody looked at, and why. At most 50. */
  unseen?: string[];
  /** Pages that look different from stable's, and which part of each does, up to 1. Left out where no pictures were taken. At most 50. */
  changed?: { address: string; share: number }[];
}

/** As the registry stores it with the release. */
export interface StoredRehearsal extends Omit<RehearsalReport, 'version'> {
  at: string;
  /** Whose token reported it. */
  who: string;
  /** Who played it: the team itself, unless told. The platform's word stands above the team's. */
  by?: 'platform' | 'team';
}

/** POST /api/registry/remotes/{name}/rehearsals/requests: 202, the platform plays this release as soon as it can. */
export interface RehearsalRequest {
  version: string;
}

/**
 * Something that waits for the platform to rehearse a release first: a canary or a promotion, which then goes on by itself, or the
 * rehearsal alone. Each remote has one, and the last word of its team counts.
 */
export interface QueuedRehearsal {
  version: string;
  action: 'canary' | 'promote' | 'rehearse';
  /** Whose token asked for it. */
  who: string;
  askedAt: string;
  /** `done`: it went on. `refused`: `reason` says why. `withdrawn`: the team wanted something else meanwhile. */
  state: 'waiting' | 'done' | 'refused' | 'withdrawn';
  /** Since when it is being played; null while nobody does. */
  playedSince: string | null;
  /** When it is refused, unless it has been played by then. */
  waitsUntil: string;
  endedAt: string | null;
  /** While it waits: why the last try came to nothing. */
  reason: string | null;
}

/** POST /api/registry/rehearsals/claims, the rehearser's token: 200, or 204 when nothing waits. */
export interface RehearsalClaim {
  id: string;
  remote: string;
  version: string;
  /** The release that it is compared with. */
  stable: string | null;
  /** Of the override links that show the two. */
  paths: { own: string; stable: string | null };
  /** Milliseconds after which nobody waits for the report any more. */
  within: number;
}

/** POST /api/registry/rehearsals/claims/{id}/report, the rehearser's token, with `changed` where pictures were taken: 200, the rehearsal as it is stored. */
export type ClaimedRehearsalReport = Pick<RehearsalReport, 'pages' | 'faults' | 'unseen'>;
