/** What a release is worth. Times in milliseconds. */
export interface Keepable {
  version: string;
  publishedAt: number;
  lastSeenAt: number | null;
  quarantined: boolean;
}

export interface References {
  stable: string | null;
  fallback: string | null;
  candidate: string | null;
  /** The last stable versions, the newest first, as far back as a rollback may go. */
  rollbackWindow: string[];
  /** Versions that an override which still counts may name. */
  overridden: string[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A tab that reported in this time may still ask for another file of its release. */
export const SEEN_FOR = DAY;

/** Why a release stays, or null when nothing refers to it any more. */
export function reasonToKeep(
  release: Keepable,
  refers: References,
  { now, keepDays }: { now: number; keepDays: number },
): string | null {
  const { version, publishedAt, lastSeenAt, quarantined } = release;
  if (version === refers.stable) return 'the stable release';
  if (version === refers.candidate) return 'the candidate of the running rollout';
  if (version === refers.fallback) return 'the fallback of the stable release';
  const back = refers.rollbackWindow.indexOf(version);
  if (back >= 0) return `in the rollback window: stable number ${back + 1} from the newest`;
  if (refers.overridden.includes(version)) return 'an override that may still count names it';
  if (quarantined) return 'in quarantine: its digest has to stay known';
  if (lastSeenAt !== null && now - lastSeenAt < SEEN_FOR)
    return `ran in a browser ${ago(now - lastSeenAt)} ago`;
  if (now - publishedAt < HOUR) return 'published within the hour';
  if (now - publishedAt < keepDays * DAY)
    return `published ${ago(now - publishedAt)} ago, within ${keepDays} days`;
  return null;
}

function ago(time: number): string {
  if (time < 2 * HOUR) return `${Math.max(0, Math.floor(time / 60_000))} minutes`;
  return time < 2 * DAY ? `${Math.floor(time / HOUR)} hours` : `${Math.floor(time / DAY)} days`;
}
