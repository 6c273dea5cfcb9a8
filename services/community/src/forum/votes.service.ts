import { Injectable } from '@nestjs/common';
import type { ForumVote } from '@coachlab/contracts';
import { type Caller, ContentRevision, type LimitPolicy, RateLimiter } from '@coachlab/service-common';
import { writerOf } from '../writing/writer.ts';
import { PostRow } from './post.row.ts';
import { lockPost } from './published-posts.ts';
import { VoteRow } from './vote.row.ts';

/** Somebody who reads a whole page of posts and likes them all. */
const VOTING: LimitPolicy = {
  name: 'forum.upvote',
  visitor: [{ burst: 30, every: 2 }],
  ip: [{ burst: 600, every: 0.1 }],
};

@Injectable()
export class VotesService {
  constructor(
    private readonly revision: ContentRevision,
    private readonly limiter: RateLimiter,
  ) {}

  /** Gives the caller's vote, or takes it back. */
  toggle(postId: string, caller: Caller): Promise<ForumVote> {
    this.limiter.take(VOTING, caller);
    const vote = { postId, voter: writerOf(caller) };
    return this.revision.write(async (manager) => {
      const post = await lockPost(manager, postId);
      const upvoted = !(await manager.existsBy(VoteRow, vote));
      if (upvoted) await manager.insert(VoteRow, { ...vote, createdAt: new Date() });
      else await manager.delete(VoteRow, vote);
      const change = upvoted ? 1 : -1;
      await manager.increment(PostRow, { id: postId }, 'upvotes', change);
      return { upvotes: post.upvotes + change, upvoted };
    });
  }
}
