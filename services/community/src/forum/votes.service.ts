import { Injectable } from '@nestjs/common';
import type { ContributionKind, ForumVote } from '@coachlab/contracts';
import {
  type Caller,
  ContentRevision,
  Erasures,
  Idempotency,
  type LimitPolicy,
  RateLimiter,
} from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import { Writers } from '../writing/writer.ts';
import { give, takeBack } from './counted-votes.ts';
import { changeVotes, lockVotedFor } from './published-posts.ts';
import { VoteRow } from './vote.row.ts';

/** Somebody who reads a whole page of posts and likes them all. */
const VOTING: LimitPolicy = {
  name: 'forum.upvote',
  visitor: [{ burst: 30, every: 2 }],
  ip: [{ burst: 600, every: 1 }],
};

@Injectable()
export class VotesService {
  constructor(
    private readonly revision: ContentRevision,
    private readonly limiter: RateLimiter,
    private readonly idempotency: Idempotency,
    private readonly writers: Writers,
    private readonly erasures: Erasures,
  ) {}

  /** Gives the caller's vote, or takes it back; the same call sent again does nothing more. */
  async toggle(kind: ContributionKind, postId: string, caller: Caller): Promise<ForumVote> {
    const began = new Date();
    await this.limiter.take(VOTING, caller);
    const vote = { postId, voter: this.writers.of(caller) };
    const network = this.writers.networkAt(postId, caller);
    return this.idempotency.once<ForumVote>(
      { scope: 'forum.upvote', caller, request: { postId } },
      (work) => this.revision.write(work),
      async (manager) => {
        const { upvotes } = await lockVotedFor(manager, kind, postId);
        const given = await manager.findOneBy(VoteRow, vote);
        const change = given
          ? await takeBack(manager, given)
          : await give(manager, { ...vote, kind, network }, { since: caller.visitorSince, now: began });
        await changeVotes(manager, kind, postId, change);
        await this.erasures.refuseErased(manager, vote.voter, began);
        return { upvotes: upvotes + change, upvoted: !given };
      },
    );
  }
}

/** Takes a vote back for good, and from the count. */
export async function withdrawVote(manager: EntityManager, vote: VoteRow): Promise<void> {
  await changeVotes(manager, vote.kind, vote.postId, await takeBack(manager, vote));
}
