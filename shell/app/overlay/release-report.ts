import type { Arm, ResolvedSet } from '@coachlab/contracts';
import type { LoadWatch } from '../page-source.ts';

/** One remote in this page load. */
export interface ReleaseReport {
  remote: string;
  version: string;
  arm: Arm;
  /** It took the place of the release that the page began with, which failed. */
  replaced: boolean;
  state: 'off' | 'not loaded' | 'loading' | 'ready' | 'failed';
  /** Of the page that took longest, whole milliseconds; null before one has come. */
  loadTime: number | null;
  /** Why it failed, in one line. */
  fault: string | null;
}

export function reportOf(set: ResolvedSet, watch: LoadWatch): ReleaseReport[] {
  return set.remotes.map(({ name }) => remoteReport(name, watch)).filter((report) => report !== null);
}

function remoteReport(remote: string, watch: LoadWatch): ReleaseReport | null {
  const running = watch.running(remote);
  if (!running) return null;
  const { release, arm, replaced, disabled } = running;
  const pages = new Set([...release.routes, ...release.slots].map(({ page }) => page));
  const statuses = [...pages].map((page) => watch.status(remote, page));
  const times = statuses.flatMap((status) => (status.state === 'ready' ? [status.duration] : []));
  const failed = statuses.find((status) => status.state === 'failed');
  return {
    remote,
    version: release.version,
    arm,
    replaced,
    state: disabled ? 'off' : stateOf(statuses.map(({ state }) => state)),
    loadTime: times.length > 0 ? Math.round(Math.max(...times)) : null,
    fault: failed?.state === 'failed' ? failed.error.message : null,
  };
}

/** The one that matters most to who looks. */
function stateOf(states: string[]): ReleaseReport['state'] {
  for (const state of ['failed', 'loading', 'ready'] as const) if (states.includes(state)) return state;
  return 'not loaded';
}
