import type { ForumPost } from '@coachlab/contracts';
import type { PostRow } from './post.row.ts';

/** A post as the API tells it. Who wrote it stays here: userId is part of the spec's shape and always null. */
export function postView(row: PostRow): ForumPost {
  const { id, title, content, authorName, category, upvotes, replyCount, createdAt, status } = row;
  return {
    id,
    title,
    content,
    authorName,
    category,
    userId: null,
    createdAt: createdAt.toISOString(),
    upvotes,
    replyCount,
    status: status === 'published' ? 'published' : 'pending',
  };
}
