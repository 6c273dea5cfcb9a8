import { createHash } from 'node:crypto';
import { type RemoteSignal, SHELL, type SignalClass } from '@coachlab/contracts';
import { assign } from '@coachlab/federation';
import { releaseId } from '../package/make-release.ts';
import type { RegistryView } from '../rollout/registry-view.ts';
import { discoveryRemote, isShown } from '../rollout/remote-state.ts';

/** `canary` and `stable` of a rollout's round. */
export type CountedArm = 'canary' | 'stable';

/** What a shell sees itself. Its token may claim these and nothing else. */
export const SEEN_BY_SHELL: readonly SignalClass[] = ['server_render', 'api'];

/** Who said something, as keyed hashes. */
export interface Reporter {
  session: string;
  /** Null for a shell: where a visitor comes from is what the browser's own call shows, not what a shell says. */
  network: string | null;
}

/** What one session has to say of one release. */
export interface Observation {
  rolloutId: number;
  /** The session is counted once in each. */
  rounds: number[];
  arm: CountedArm;
  /** `name@version`. */
  release: string;
  session: string;
  /** Where its browser reported from; null for what a shell says of it. */
  network: string | null;
  loaded: boolean;
  failed: boolean;
  unloaded: boolean;
  lcp: number | null;
  error: { class: SignalClass; stack: string } | null;
}

/** One for each session and release, with everything that was said of it. */
export function observationsOf(
  reports: { signal: RemoteSignal; reporter: Reporter }[],
  view: RegistryView,
  now: Date,
): [remote: string, observation: Observation][] {
  const bySession = new Map<string, [string, Observation]>();
  for (const { signal, reporter } of reports) {
    const place = placeOf(signal, reporter, view, now);
    if (!place) continue;
    const release = releaseId(signal.remote, signal.version);
    const key = `${place.session} ${release}`;
    const [, merged] = bySession.get(key) ?? [];
    const failed = signal.outcome === 'failed';
    const error = failed && signal.class ? { class: signal.class, stack: signal.stack ?? '' } : null;
    bySession.set(key, [
      signal.remote,
      {
        ...place,
        release,
        network: reporter.network,
        loaded: (merged?.loaded ?? false) || !failed,
        failed: (merged?.failed ?? false) || failed,
        unloaded: (merged?.unloaded ?? false) || isUnloaded(signal),
        lcp: merged?.lcp ?? (failed ? null : (signal.lcp ?? null)),
        error: merged?.error ?? error,
      },
    ]);
  }
  return [...bySession].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

type Place = Pick<Observation, 'rolloutId' | 'rounds' | 'arm' | 'session'>;

const DAY = 86_400_000;

/** Where a signal counts: an arm of the running rollout; else only a failure does, for the stacks of its release. */
function placeOf(
  { remote, version, outcome }: Pick<RemoteSignal, 'remote' | 'version' | 'outcome'>,
  { session }: Pick<Reporter, 'session'>,
  view: RegistryView,
  now: Date,
): Place | null {
  const { stable, candidate } = view.remotes.get(remote) ?? {};
  const rolloutId = candidate?.progress.id;
  if (candidate && rolloutId != null && (version === candidate.version || version === stable)) {
    const { round } = candidate.progress;
    return version === candidate.version
      ? { rolloutId, rounds: [0, round], arm: 'canary', session }
      : { rolloutId, rounds: [round], arm: 'stable', session };
  }
  // A build of the shell is no release, and no rollout's arm.
  const isKnown = remote === SHELL || view.releases.has(releaseId(remote, version));
  if (outcome === 'loaded' || !isKnown) return null;
  const day = Math.floor(now.getTime() / DAY);
  // One visitor may meet several releases in a day; each is a session of its own here.
  const own = createHash('sha256')
    .update(session + releaseId(remote, version))
    .digest('hex')
    .slice(0, 32);
  return { rolloutId: 0, rounds: [day], arm: 'stable', session: own };
}

/** The candidate is only for whom it is assigned to; a page may still run the stable release of a moment ago. */
export function mayRun(view: RegistryView, name: string, version: string, visitorId: string): boolean {
  const state = view.remotes.get(name);
  if (!state || !isShown(state) || state.candidate?.version !== version) return true;
  return assign(discoveryRemote(state), visitorId).version === version;
}

/** Classes in which nothing of the release ran. */
const UNLOADED = new Set<SignalClass>(['manifest', 'entry', 'chunk', 'integrity', 'timeout']);

const isUnloaded = ({ outcome, class: kind }: RemoteSignal) =>
  outcome === 'failed' && kind !== undefined && UNLOADED.has(kind);
