import { Injectable } from '@nestjs/common';
import type { ContributionKind } from '@coachlab/contracts';
import { ContentRevision, PeriodicJob } from '@coachlab/service-common';
import { DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { mature } from './counted-votes.ts';
import { changeVotes } from './published-posts.ts';
import { VoteRow } from './vote.row.ts';

/** Milliseconds. */
const LOOK_EVERY = 30_000;
/** Posts at a look; the others come with the next. */
const AT_ONCE = 200;

/** Counts the votes of cookies that were too young when they were given, once they are old enough. */
@Injectable()
export class MaturingVotes extends PeriodicJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly revision: ContentRevision,
  ) {
    super(LOOK_EVERY);
  }

  protected work(): Promise<void> {
    return this.count();
  }

  async count(now = new Date()): Promise<void> {
    const due = await this.dataSource.manager
      .createQueryBuilder(VoteRow, 'vote')
      .select('vote.postId', 'postId')
      .addSelect('vote.kind', 'kind')
      .distinct(true)
      .where({ agedAt: LessThanOrEqual(now) })
      .limit(AT_ONCE)
      .getRawMany<{ postId: string; kind: ContributionKind }>();
    for (const { postId, kind } of due)
      await this.revision.writeIfChanged((manager) => countOn(manager, kind, postId, now));
  }
}

/** Whether its votes grew. */
async function countOn(
  manager: EntityManager,
  kind: ContributionKind,
  postId: string,
  now: Date,
): Promise<boolean> {
  // Locks it, so that other instances and votes wait.
  await changeVotes(manager, kind, postId, 0);
  const due = await manager.find(VoteRow, {
    where: { postId, agedAt: LessThanOrEqual(now) },
    order: { createdAt: 'ASC', voter: 'ASC' },
  });
  let change = 0;
  for (const vote of due) change += await mature(manager, vote);
  await changeVotes(manager, kind, postId, change);
  return change > 0;
}
