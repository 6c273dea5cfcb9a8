import { transact } from '@coachlab/service-common';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditEntry } from '../audit/audit.entity.ts';
import type { Epoch } from '../discovery/epoch.ts';
import { releaseId, ReleaseRow } from '../releases/release.entity.ts';
import type { Plan } from './plan.ts';
import { RemoteRow } from './remote.entity.ts';
import { RolloutRow } from './rollout.entity.ts';

/** Writes a plan and its audit row if `seen` is still the epoch; returns the new one. Throws EpochMoved. */
export function writePlan(
  dataSource: DataSource,
  epoch: Epoch,
  seen: number,
  plan: Plan,
  { who, why }: { who: string; why?: string | undefined },
): Promise<number> {
  return transact(dataSource, async (manager) => {
    // First: from here on every other change waits for this one.
    const next = await epoch.advance(manager, seen);
    const now = new Date();
    const { name, owner, stable, fallback } = plan.next;
    const rolloutId = await writeRollout(manager, plan, now);
    await manager.update(RemoteRow, { name }, { owner, stable, fallback, rolloutId });
    if (plan.predecessor !== undefined && stable !== null) {
      await manager.update(ReleaseRow, { id: releaseId(name, stable) }, { predecessor: plan.predecessor });
    }
    const { action, from, to } = plan;
    await manager.insert(AuditEntry, {
      at: now,
      who,
      action,
      remote: name,
      before: from,
      after: to,
      why: why ?? null,
    });
    return next;
  });
}

/** Ends, changes or starts the remote's rollout; returns the id of the one that runs now. */
async function writeRollout(manager: EntityManager, { next, ends }: Plan, now: Date): Promise<number | null> {
  const { rolloutId } = await manager.findOneByOrFail(RemoteRow, { name: next.name });
  if (ends && rolloutId !== null) {
    await manager.update(RolloutRow, { id: rolloutId }, { endedAt: now, outcome: ends });
  }
  if (!next.candidate) return null;
  const { version, seed, weight, allow, deny } = next.candidate;
  const upstreams = Object.keys(next.candidate.upstreams).length > 0 ? next.candidate.upstreams : null;
  if (rolloutId !== null && !ends) {
    await manager.update(RolloutRow, { id: rolloutId }, { weight, allow, deny, upstreams });
    return rolloutId;
  }
  const row = {
    remote: next.name,
    version,
    seed,
    weight,
    allow,
    deny,
    upstreams,
    startedAt: now,
    endedAt: null,
    outcome: null,
  };
  const { identifiers } = await manager.insert(RolloutRow, row);
  return (identifiers[0] as { id: number }).id;
}
