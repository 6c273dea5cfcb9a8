import { NotFoundError } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import { PostRow } from './post.row.ts';

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
