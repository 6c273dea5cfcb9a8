import type { ForumReply } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** The first hundred replies of a post, or the next after the one with this id. */
export const forumReplies = (postId: string, after?: string) =>
  apiQuery<ForumReply[]>('/api/forum/posts', postId, 'replies', { after });

/** Replies that come at once. */
export const REPLIES_PAGE = 100;
