import type { EntityManager } from 'typeorm';
import type { Plan } from '../domain/rollout/plan.ts';
import type { Progress } from '../domain/rollout/progress.ts';
import type { Candidate } from '../domain/rollout/remote-state.ts';
import { RemoteRow } from './rows/remote.row.ts';
import { RolloutRow } from './rows/rollout.row.ts';

export function progressOf(row: RolloutRow): Progress {
  const { id, plan, phase, step, round, pausedFrom, startedAt, phaseSince, roundSince, heldAt, frozenAt } =
    row;
  return {
    id,
    plan,
    phase,
    step,
    round,
    pausedFrom,
    phaseSince: (phaseSince ?? startedAt).getTime(),
    roundSince: (roundSince ?? startedAt).getTime(),
    heldAt: heldAt?.getTime() ?? null,
    frozenAt: frozenAt?.getTime() ?? null,
  };
}

/** Ends, changes or starts the remote's rollout; returns the id of the one that runs now. */
export async function writeRollout(
  manager: EntityManager,
  { next, ends }: Plan,
  now: Date,
): Promise<number | null> {
  const { rolloutId } = await manager.findOneByOrFail(RemoteRow, { name: next.name });
  if (ends && rolloutId !== null) {
    const aborted = ends === 'aborted' && { weight: 0 };
    await manager.update(RolloutRow, { id: rolloutId }, { endedAt: now, outcome: ends, ...aborted });
  }
  if (!next.candidate) return null;
  const columns = { ...columnsOf(next.candidate), against: next.stable };
  if (rolloutId !== null && !ends) {
    const before = await manager.findOneByOrFail(RolloutRow, { id: rolloutId });
    // What was said of another round says nothing of this one.
    const stale = before.round !== columns.round && { verdict: null };
    await manager.update(RolloutRow, { id: rolloutId }, { ...columns, ...stale });
    return rolloutId;
  }
  const row = {
    ...columns,
    remote: next.name,
    version: next.candidate.version,
    seed: next.candidate.seed,
    verdict: null,
    startedAt: now,
    endedAt: null,
    outcome: null,
  };
  const { identifiers } = await manager.insert(RolloutRow, row);
  return (identifiers[0] as { id: number }).id;
}

function columnsOf({ weight, allow, deny, progress }: Candidate) {
  const { plan, phase, step, round, pausedFrom, phaseSince, roundSince, heldAt, frozenAt } = progress;
  return {
    weight,
    allow,
    deny,
    plan,
    phase,
    step,
    round,
    pausedFrom,
    phaseSince: new Date(phaseSince),
    roundSince: new Date(roundSince),
    heldAt: heldAt === null ? null : new Date(heldAt),
    frozenAt: frozenAt === null ? null : new Date(frozenAt),
  };
}
