import type { ForumPost, ForumReply } from '@coachlab/contracts';
import type { PostRow } from './post.row.ts';
import type { ReplyRow } from './reply.row.ts';

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
    status,
  };
}

export function replyView({ id, postId, content, authorName, createdAt, status }: ReplyRow): ForumReply {
  return { id, postId, content, authorName, createdAt: createdAt.toISOString(), status };
}
