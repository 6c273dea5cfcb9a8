import { transact } from '@coachlab/service-common';
import type { DataSource, EntityManager } from 'typeorm';
import { appendAudit } from './append-audit.ts';
import type { Epoch } from './epoch.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { ReleaseRow } from './rows/release.row.ts';
import type { Plan } from '../domain/rollout/plan.ts';
import { RemoteRow } from './rows/remote.row.ts';
import { writeRollout } from './rollout-rows.ts';

interface ChangeDetails {
  at: Date;
  who: string;
  why?: string | undefined;
  /** Written in the same transaction: what happens once is told once. */
  alongside?: ((manager: EntityManager) => Promise<void>) | undefined;
}

/** Writes a plan and its audit row if `seen` is still the epoch; returns the new one. Throws EpochMoved. */
export function writePlan(
  dataSource: DataSource,
  epoch: Epoch,
  seen: number,
  plan: Plan,
  { at, who, why, alongside }: ChangeDetails,
): Promise<number> {
  return transact(dataSource, async (manager) => {
    // First: from here on every other change waits for this one.
    const next = await epoch.advance(manager, seen);
    const { name, owner, stable, fallback } = plan.next;
    const rolloutId = await writeRollout(manager, plan, at);
    await manager.update(RemoteRow, { name }, { owner, stable, fallback, rolloutId });
    if (plan.predecessor !== undefined && stable !== null) {
      await manager.update(ReleaseRow, { id: releaseId(name, stable) }, { predecessor: plan.predecessor });
    }
    if (plan.quarantines !== undefined) {
      await manager.update(ReleaseRow, { id: releaseId(name, plan.quarantines) }, { quarantinedAt: at });
    }
    if (plan.lifts !== undefined) {
      await manager.update(ReleaseRow, { id: releaseId(name, plan.lifts) }, { quarantinedAt: null });
    }
    const { action, from, to } = plan;
    if (action !== null) {
      const row = { at, who, action, remote: name, before: from, after: to, why: why ?? null };
      await appendAudit(manager, row);
    }
    await alongside?.(manager);
    return next;
  });
}
