import { Injectable } from '@nestjs/common';
import type { Erasure } from '@coachlab/contracts';
import {
  type Caller,
  ContentRevision,
  Erasures,
  forUpdate,
  Idempotency,
  requireVisitor,
} from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import { PostRow } from '../forum/post.row.ts';
import { removePost, removeReply } from '../forum/remove.ts';
import { ReplyRow } from '../forum/reply.row.ts';
import { ReportRow } from '../forum/report.row.ts';
import { VoteRow } from '../forum/vote.row.ts';
import { withdrawVote } from '../forum/votes.service.ts';
import { Writers } from '../writing/writer.ts';

/** Takes away what is kept of a visitor; messages and subscriptions are a mail address's, and stay. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly revision: ContentRevision,
    private readonly erasures: Erasures,
    private readonly idempotency: Idempotency,
    private readonly writers: Writers,
  ) {}

  erase(caller: Caller): Promise<Erasure> {
    const visitorId = requireVisitor(caller);
    const fingerprint = this.writers.of(caller);
    return this.revision.write(async (manager) => {
      const erasedAt = new Date();
      await this.erasures.note(manager, fingerprint, erasedAt);
      const replies = await eraseReplies(manager, visitorId);
      const posts = await erasePosts(manager, visitorId);
      const votes = await withdrawVotes(manager, fingerprint);
      const { affected } = await manager.delete(ReportRow, { reporter: fingerprint });
      await this.idempotency.erase(manager, visitorId);
      return { erasedAt: erasedAt.toISOString(), erased: { posts, replies, votes, reports: affected ?? 0 } };
    });
  }
}

async function erasePosts(manager: EntityManager, visitorId: string): Promise<number> {
  const rows = await manager.find(PostRow, {
    where: { visitorId },
    select: { id: true },
    order: { id: 'ASC' },
    ...forUpdate(manager),
  });
  for (const { id } of rows) await removePost(manager, id);
  return rows.length;
}

async function eraseReplies(manager: EntityManager, visitorId: string): Promise<number> {
  const rows = await manager.find(ReplyRow, {
    where: { visitorId },
    select: { id: true },
    order: { id: 'ASC' },
    ...forUpdate(manager),
  });
  for (const { id } of rows) await removeReply(manager, id);
  return rows.length;
}

async function withdrawVotes(manager: EntityManager, voter: string): Promise<number> {
  const votes = await manager.find(VoteRow, {
    where: { voter },
    order: { postId: 'ASC' },
    ...forUpdate(manager),
  });
  for (const vote of votes) await withdrawVote(manager, vote);
  return votes.length;
}
