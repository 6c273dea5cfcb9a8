import type { RolloutStatus } from '@coachlab/contracts';
import { type EntityManager, In } from 'typeorm';
import { releaseId } from '../domain/package/make-release.ts';
import { ErrorStack } from './rows/signal.row.ts';
import { readCounts, readFigures } from './read-counts.ts';
import { RolloutRow } from './rows/rollout.row.ts';

/** Stacks that are shown. */
const TOP = 10;

/** The rollout of a remote that runs, or the last one that ended; null when there never was one. */
export async function rolloutStatus(manager: EntityManager, remote: string): Promise<RolloutStatus | null> {
  const [row] = await manager.find(RolloutRow, { where: { remote }, order: { id: 'DESC' }, take: 1 });
  if (!row) return null;
  const { id: rolloutId, round, version, against, verdict, startedAt, endedAt } = row;
  const counts = await readCounts(manager, rolloutId, round);
  const { canary: exposed } = await readCounts(manager, rolloutId, 0);
  const place = { rolloutId, round };
  const figuresOf = (arm: 'canary' | 'stable', of: string) =>
    readFigures(manager, { ...place, arm }, of, counts[arm]);
  return {
    id: rolloutId,
    version,
    phase: endedAt ? 'ended' : row.phase,
    plan: row.plan,
    step: row.step,
    weight: row.weight,
    startedAt: startedAt.toISOString(),
    phaseSince: (row.phaseSince ?? startedAt).toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    outcome: row.outcome,
    verdict: verdict && { state: verdict.state, reason: verdict.reason, at: verdict.at },
    canary: await figuresOf('canary', version),
    stable: against !== null && counts.stable.sessions > 0 ? await figuresOf('stable', against) : null,
    exposed: { sessions: exposed.sessions, failed: exposed.failed },
    errors: await topErrors(manager, remote, against === null ? [version] : [version, against]),
  };
}

async function topErrors(
  manager: EntityManager,
  remote: string,
  versions: string[],
): Promise<RolloutStatus['errors']> {
  const rows = await manager.find(ErrorStack, {
    where: { release: In(versions.map((version) => releaseId(remote, version))) },
    order: { sessions: 'DESC', lastAt: 'DESC' },
    take: TOP,
  });
  return rows.map(({ release, class: kind, stack, sessions }) => ({
    class: kind,
    stack,
    sessions,
    version: release.slice(remote.length + 1),
  }));
}
