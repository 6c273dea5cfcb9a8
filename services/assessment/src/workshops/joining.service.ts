import { Injectable } from '@nestjs/common';
import { type JoinedWorkshop, WORKSHOP_MOST, type WorkshopToJoin } from '@coachlab/contracts';
import {
  type Caller,
  ConflictError,
  Erasures,
  ForbiddenError,
  forUpdate,
  NotFoundError,
  requireVisitor,
  transact,
} from '@coachlab/service-common';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { IcpiResultRow } from '../icpi/icpi-result.row.ts';
import { addMember, lockWorkshop, removeMembers } from '../members/members.ts';
import { visitorName } from '../owners/owner.ts';
import { WorkshopMemberRow } from '../rows/workshop-member.row.ts';
import { WorkshopRow } from '../rows/workshop.row.ts';
import { readWorkshopCode } from './workshop-code.ts';
import { joinedWorkshop, unknownWorkshop, workshopToJoin } from './workshop-views.ts';

/** What somebody with a workshop's code does: looks it up, adds scores, takes them back. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly erasures: Erasures,
  ) {}

  async find(typed: string): Promise<WorkshopToJoin> {
    return workshopToJoin(await this.#workshop(typed));
  }

  /** Again with the same result changes nothing. */
  async join(
    typed: string,
    resultId: string,
    caller: Caller,
  ): Promise<{ created: boolean; joined: JoinedWorkshop }> {
    const visitorId = requireVisitor(caller);
    const workshop = await this.#workshop(typed);
    const { id: workshopId, scoringVersion } = workshop;
    const member = { workshopId, resultId, visitorId, joinedAt: new Date() };
    return transact(this.dataSource, async (manager) => {
      await lockOwnResult(manager, member, scoringVersion);
      if (!(await lockWorkshop(manager, workshopId))) throw unknownWorkshop();
      const present = await manager.findOneBy(WorkshopMemberRow, { workshopId, visitorId });
      if (present) return { created: false, joined: joinedWorkshop(workshop, sameResult(present, resultId)) };
      await refuseFull(manager, workshopId);
      await addMember(manager, member);
      // So that no result is deleted as unused while it is in a workshop.
      await manager.update(IcpiResultRow, { id: resultId }, { usedAt: member.joinedAt });
      await this.erasures.refuseErased(manager, visitorName(visitorId), member.joinedAt);
      return { created: true, joined: joinedWorkshop(workshop, member) };
    });
  }

  async takeBack(typed: string, resultId: string, caller: Caller): Promise<void> {
    const visitorId = requireVisitor(caller);
    const { id: workshopId } = await this.#workshop(typed);
    const removed = await transact(this.dataSource, (manager) =>
      removeMembers(manager, { workshopId, resultId, visitorId }),
    );
    if (removed === 0)
      throw new NotFoundError('not_joined', {
        detail: 'This browser has not added that result to this workshop.',
      });
  }

  /** Where a result of the caller's is in. */
  async ofResult(resultId: string, caller: Caller): Promise<JoinedWorkshop[]> {
    const visitorId = requireVisitor(caller);
    const { manager } = this.dataSource;
    const members = await manager.find(WorkshopMemberRow, {
      where: { resultId, visitorId },
      order: { joinedAt: 'ASC' },
    });
    const id = In(members.map(({ workshopId }) => workshopId));
    const workshops = await manager.findBy(WorkshopRow, { id, expiresAt: MoreThan(new Date()) });
    return members.flatMap((member) =>
      workshops.filter((one) => one.id === member.workshopId).map((one) => joinedWorkshop(one, member)),
    );
  }

  async #workshop(typed: string): Promise<WorkshopRow> {
    const code = readWorkshopCode(typed);
    const open = { expiresAt: MoreThan(new Date()) };
    const row = code && (await this.dataSource.manager.findOneBy(WorkshopRow, { code, ...open }));
    if (!row) throw unknownWorkshop();
    return row;
  }
}

/** Before the workshop, as whoever deletes the result does. */
async function lockOwnResult(
  manager: EntityManager,
  { resultId, visitorId }: Pick<WorkshopMemberRow, 'resultId' | 'visitorId'>,
  scoringVersion: number,
): Promise<void> {
  const [result] = await manager.find(IcpiResultRow, { where: { id: resultId }, ...forUpdate(manager) });
  if (!result) throw new NotFoundError('result_unknown', { detail: 'There is no result with this id.' });
  if (result.visitorId !== visitorId)
    throw new ForbiddenError('result_of_another', {
      detail: 'Only the browser that made this result can add it.',
    });
  if (result.scoringVersion !== scoringVersion)
    throw new ConflictError('result_scored_otherwise', {
      detail: 'This result and this workshop were scored by different rules, so they cannot be compared.',
    });
}

function sameResult(present: WorkshopMemberRow, resultId: string): WorkshopMemberRow {
  if (present.resultId === resultId) return present;
  throw new ConflictError('joined_already', {
    detail: 'Another result of this browser is in this workshop. Take that one back first.',
  });
}

async function refuseFull(manager: EntityManager, workshopId: string): Promise<void> {
  if ((await manager.countBy(WorkshopMemberRow, { workshopId })) < WORKSHOP_MOST) return;
  throw new ConflictError('workshop_full', { detail: `A workshop is for ${WORKSHOP_MOST} people at most.` });
}
