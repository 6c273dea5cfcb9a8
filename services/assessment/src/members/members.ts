import { WORKSHOP_STEP } from '@coachlab/contracts';
import { type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import { WorkshopMemberRow } from '../rows/workshop-member.row.ts';
import { WorkshopRow } from '../rows/workshop.row.ts';

/**
 * Who is in a workshop, and with whom they are published. People are published in groups of at least five and taken out in
 * the same groups, so that whatever two spreads somebody compares, they differ by five people or more.
 * See docs/decisions/0023.
 */

/** Until the transaction ends, others who change who is in it wait. False when the workshop is gone. */
export async function lockWorkshop(manager: EntityManager, id: string): Promise<boolean> {
  const { affected } = await manager.increment(WorkshopRow, { id }, 'writes', 1);
  return Boolean(affected);
}

/** To a workshop that the caller has locked. */
export async function addMember(
  manager: EntityManager,
  member: Pick<WorkshopMemberRow, 'workshopId' | 'resultId' | 'visitorId' | 'joinedAt'>,
): Promise<void> {
  const { workshopId } = member;
  await manager.insert(WorkshopMemberRow, { ...member, groupNumber: null, published: false });
  const { lastGroup, departed } = await manager.findOneByOrFail(WorkshopRow, { id: workshopId });
  const newcomers = await manager.countBy(WorkshopMemberRow, { workshopId, published: false });
  if (missing(newcomers, departed) > 0) return;
  const published = { groupNumber: lastGroup + 1, published: true };
  await manager.update(WorkshopMemberRow, { workshopId, groupNumber: IsNull() }, published);
  await manager.update(WorkshopRow, { id: workshopId }, { lastGroup: lastGroup + 1, departed: 0 });
}

/** How many have yet to join until those who wait are published. Who departed may be among the newcomers again. */
export function missing(newcomers: number, departed: number): number {
  return Math.max(0, WORKSHOP_STEP + departed - newcomers);
}

/** Takes people out, and the groups they were published with out of sight. Says how many there were. */
export async function removeMembers(
  manager: EntityManager,
  where: FindOptionsWhere<WorkshopMemberRow>,
): Promise<number> {
  const found = await manager.find(WorkshopMemberRow, { where, order: { workshopId: 'ASC' } });
  let removed = 0;
  for (const { workshopId, resultId } of found)
    if (await removeMember(manager, workshopId, resultId)) removed += 1;
  return removed;
}

async function removeMember(manager: EntityManager, workshopId: string, resultId: string): Promise<boolean> {
  if (!(await lockWorkshop(manager, workshopId))) return false;
  // Only now is it known in which group they are.
  const member = await manager.findOneBy(WorkshopMemberRow, { workshopId, resultId });
  if (!member) return false;
  await manager.delete(WorkshopMemberRow, { workshopId, resultId });
  const { groupNumber, published } = member;
  if (groupNumber !== null)
    await manager.update(WorkshopMemberRow, { workshopId, groupNumber }, { groupNumber: null });
  if (published) await manager.increment(WorkshopRow, { id: workshopId }, 'departed', 1);
  return true;
}

/** The workshop and who is in it. False when it is gone already. */
export async function removeWorkshop(manager: EntityManager, id: string): Promise<boolean> {
  if (!(await lockWorkshop(manager, id))) return false;
  await manager.delete(WorkshopMemberRow, { workshopId: id });
  await manager.delete(WorkshopRow, { id });
  return true;
}
