import type { ForumPost, ForumReply } from '@coachlab/contracts';
import { shownFormat } from '../rich-text/formatted-columns.ts';
import type { PostRow } from './post.row.ts';
import type { ReplyRow } from './reply.row.ts';

/** A post as the API tells it. Who wrote it stays here: userId is part of the spec's shape and always null. */
export function postView(row: PostRow): ForumPost {
  const { id, title, content, authorName, category, upvotes, replyCount, createdAt, editedAt, status } = row;
  return {
    id,
    title,
    content,
    formatted: shownFormat(row),
    authorName,
    category,
    userId: null,
    createdAt: createdAt.toISOString(),
    ...(editedAt && { editedAt: editedAt.toISOString() }),
    upvotes,
    replyCount,
    status,
  };
}

/** Code points of a post's content that a list needs, before its Markdown is taken away. */
const CARD_CONTENT = 800;

/** A post in a list: the beginning of its content. */
export function postCard(row: PostRow): ForumPost {
  // Twice as many UTF-16 units hold that many code points in any case.
  const start = Array.from(row.content.slice(0, 2 * CARD_CONTENT));
  const { formatted: _, ...post } = postView(row);
  return { ...post, content: start.slice(0, CARD_CONTENT).join('') };
}

export function replyView(row: ReplyRow): ForumReply {
  const { id, postId, content, authorName, createdAt, editedAt, upvotes, status } = row;
  return {
    id,
    postId,
    content,
    formatted: shownFormat(row),
    authorName,
    createdAt: createdAt.toISOString(),
    ...(editedAt && { editedAt: editedAt.toISOString() }),
    upvotes,
    status,
  };
}
