import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { IcpiScores, Workshop } from '@coachlab/contracts';
import {
  type Caller,
  Erasures,
  Idempotency,
  type LimitPolicy,
  RateLimiter,
  requireVisitor,
  transact,
} from '@coachlab/service-common';
import { DataSource, MoreThan } from 'typeorm';
import { IcpiResultRow } from '../icpi/icpi-result.row.ts';
import { missing, removeWorkshop } from '../members/members.ts';
import { visitorName } from '../owners/owner.ts';
import { WorkshopMemberRow } from '../rows/workshop-member.row.ts';
import { WorkshopRow } from '../rows/workshop.row.ts';
import { SCORING_VERSION } from '../scoring/score.ts';
import { spreadOf } from './spread.ts';
import type { WorkshopBody } from './workshop-bodies.ts';
import { newWorkshopCode } from './workshop-code.ts';
import { unknownWorkshop, workshopToJoin } from './workshop-views.ts';

const OPENING: LimitPolicy = {
  name: 'workshops.open',
  visitor: [{ burst: 10, every: 300 }],
  ip: [{ burst: 60, every: 30 }],
};

const DAY = 86_400_000;

const WORKSHOP_ID = /^[0-9a-f]{32}$/;

interface Member extends IcpiScores {
  groupNumber: number | null;
  published: boolean | number;
}

/** What a facilitator does: opens a workshop, looks at the spread, deletes it. */
@Injectable()
export class WorkshopsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly limiter: RateLimiter,
    private readonly erasures: Erasures,
  ) {}

  async open({ name, days }: WorkshopBody, caller: Caller): Promise<Pick<Workshop, 'id'>> {
    const visitorId = requireVisitor(caller);
    const openedAt = new Date();
    await this.limiter.take(OPENING, caller);
    const id = randomBytes(16).toString('hex');
    const workshop = {
      id,
      code: newWorkshopCode(),
      visitorId,
      name: name ?? null,
      scoringVersion: SCORING_VERSION,
      openedAt,
      expiresAt: new Date(openedAt.getTime() + days * DAY),
    };
    return this.idempotency.once(
      { scope: 'workshops.open', caller, request: { name: workshop.name, days } },
      (work) => transact(this.dataSource, work),
      async (manager) => {
        await manager.insert(WorkshopRow, workshop);
        await this.erasures.refuseErased(manager, visitorName(visitorId), openedAt);
        return { id };
      },
    );
  }

  async workshop(id: string): Promise<Workshop> {
    const row = WORKSHOP_ID.test(id)
      ? await this.dataSource.manager.findOneBy(WorkshopRow, { id, expiresAt: MoreThan(new Date()) })
      : null;
    if (!row) throw unknownWorkshop();
    const members = await this.#members(id);
    const published = members.filter(({ groupNumber }) => groupNumber !== null);
    const newcomers = members.filter((member) => !member.published);
    return {
      id,
      ...workshopToJoin(row),
      openedAt: row.openedAt.toISOString(),
      joined: members.length,
      missing: missing(newcomers.length, row.departed),
      spread: published.length > 0 ? spreadOf(published) : null,
    };
  }

  async delete(id: string): Promise<void> {
    const removed =
      WORKSHOP_ID.test(id) && (await transact(this.dataSource, (manager) => removeWorkshop(manager, id)));
    if (!removed) throw unknownWorkshop();
  }

  /** In one statement: somebody who leaves between two would leave a group of four. */
  #members(workshopId: string): Promise<Member[]> {
    return this.dataSource.manager
      .createQueryBuilder(WorkshopMemberRow, 'member')
      .innerJoin(IcpiResultRow, 'result', 'result.id = member.resultId')
      .select('member.groupNumber', 'groupNumber')
      .addSelect('member.published', 'published')
      .addSelect('result.trust', 'trust')
      .addSelect('result.listening', 'listening')
      .addSelect('result.safety', 'safety')
      .addSelect('result.composite', 'composite')
      .where({ workshopId })
      .getRawMany<Member>();
  }
}
