import { Injectable } from '@nestjs/common';
import type { CommunityData } from '@coachlab/contracts';
import { type Caller, requireVisitor } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { PostRow } from '../forum/post.row.ts';
import { ReplyRow } from '../forum/reply.row.ts';
import { ReportRow } from '../forum/report.row.ts';
import { postView, replyView } from '../forum/views.ts';
import { VoteRow } from '../forum/vote.row.ts';
import { Writers } from '../writing/writer.ts';

/** What is kept of a visitor, for them to read. */
@Injectable()
export class ExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writers: Writers,
  ) {}

  async of(caller: Caller): Promise<CommunityData> {
    const visitorId = requireVisitor(caller);
    const fingerprint = this.writers.of(caller);
    const { manager } = this.dataSource;
    const [posts, replies, votes, reports] = await Promise.all([
      manager.find(PostRow, { where: { visitorId }, order: { id: 'ASC' } }),
      manager.find(ReplyRow, { where: { visitorId }, order: { id: 'ASC' } }),
      manager.find(VoteRow, { where: { voter: fingerprint }, order: { createdAt: 'ASC' } }),
      manager.find(ReportRow, { where: { reporter: fingerprint }, order: { createdAt: 'ASC' } }),
    ]);
    return {
      posts: posts.map(postOf),
      replies: replies.map(replyOf),
      votes: votes.map(({ postId, kind, createdAt }) => ({ postId, kind, at: createdAt.toISOString() })),
      reports: reports.map(({ kind, contributionId, reason, note, createdAt }) => {
        return { kind, id: contributionId, reason, note, at: createdAt.toISOString() };
      }),
    };
  }
}

function postOf(row: PostRow) {
  const { formatted: _, userId: __, ...post } = postView(row);
  return post;
}

function replyOf(row: ReplyRow) {
  const { formatted: _, ...reply } = replyView(row);
  return reply;
}
