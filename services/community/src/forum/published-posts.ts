import type { ContributionKind } from '@coachlab/contracts';
import { NotFoundError } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import { PostRow } from './post.row.ts';
import { ReplyRow } from './reply.row.ts';

/** The post, or NotFoundError: for one that is held there is nothing yet. */
export async function publishedPost(manager: EntityManager, id: string): Promise<PostRow> {
  const post = await manager.findOneBy(PostRow, { id, status: 'published' });
  if (!post) throw new NotFoundError('post_unknown', { detail: 'There is no post with this id.' });
  return post;
}

/**
 * Takes the post for the rest of the transaction, so that what is counted on it is counted one after the other.
 * An update that changes nothing locks the row on every engine.
 */
export async function lockPost(manager: EntityManager, id: string): Promise<PostRow> {
  await manager.increment(PostRow, { id }, 'upvotes', 0);
  return publishedPost(manager, id);
}

/** The reply, or NotFoundError. */
async function publishedReply(manager: EntityManager, id: string): Promise<ReplyRow> {
  const reply = await manager.findOneBy(ReplyRow, { id, status: 'published' });
  if (!reply) throw new NotFoundError('reply_unknown', { detail: 'There is no reply with this id.' });
  return reply;
}

/** What is voted for, taken as `lockPost` takes a post. */
export async function lockVotedFor(
  manager: EntityManager,
  kind: ContributionKind,
  id: string,
): Promise<{ upvotes: number }> {
  await changeVotes(manager, kind, id, 0);
  return kind === 'post' ? publishedPost(manager, id) : publishedReply(manager, id);
}

export async function changeVotes(
  manager: EntityManager,
  kind: ContributionKind,
  id: string,
  by: number,
): Promise<void> {
  await manager.increment<PostRow | ReplyRow>(kind === 'post' ? PostRow : ReplyRow, { id }, 'upvotes', by);
}
