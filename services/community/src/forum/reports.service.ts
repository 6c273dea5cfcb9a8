import { Injectable } from '@nestjs/common';
import type { ContributionKind } from '@coachlab/contracts';
import {
  type Caller,
  Erasures,
  isDuplicateKey,
  type LimitPolicy,
  NotFoundError,
  RateLimiter,
  transact,
} from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { Notices } from '../mail/notices.ts';
import { Writers } from '../writing/writer.ts';
import type { NewReportBody } from './new-report-body.ts';
import { PostRow } from './post.row.ts';
import { ReplyRow } from './reply.row.ts';
import { ReportRow } from './report.row.ts';

const REPORTING: LimitPolicy = {
  name: 'forum.report',
  visitor: [{ burst: 10, every: 60 }],
  ip: [{ burst: 120, every: 1 }],
};

@Injectable()
export class ReportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
    private readonly notices: Notices,
    private readonly writers: Writers,
    private readonly erasures: Erasures,
  ) {}

  /** Notes that the caller reports it; a second report of the same person changes nothing. */
  async report(
    kind: ContributionKind,
    id: string,
    body: NewReportBody,
    caller: Caller,
  ): Promise<{ ok: true }> {
    const row = reportRow(kind, id, body, this.writers.of(caller));
    await this.limiter.take(REPORTING, caller);
    try {
      await transact(this.dataSource, async (manager) => {
        const contribution = { id, status: 'published' as const };
        if (!(await manager.existsBy(kind === 'post' ? PostRow : ReplyRow, contribution)))
          throw new NotFoundError(`${kind}_unknown`, { detail: `There is no ${kind} with this id.` });
        await manager.insert(ReportRow, row);
        await this.notices.announce(manager);
        await this.erasures.refuseErased(manager, row.reporter, row.createdAt);
      });
    } catch (error) {
      if (!isDuplicateKey(error, 'PRIMARY', 'report.kind')) throw error;
    }
    this.notices.wake();
    return { ok: true };
  }
}

function reportRow(
  kind: ContributionKind,
  contributionId: string,
  { reason, note }: NewReportBody,
  reporter: string,
): ReportRow {
  return {
    kind,
    contributionId,
    reporter,
    keyed: true,
    reason,
    note: note ?? '',
    createdAt: new Date(),
  };
}
