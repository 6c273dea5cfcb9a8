import type { ForumPost } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** All that is cached of the forum's list. */
export const FORUM_POSTS_KEY = ['/api/forum/posts'] as const;

/** Posts a page of the list shows. */
export const PAGE_SIZE = 20;

/** The newest posts, or the newest before the one with this id. */
export const forumPosts = (before?: string) =>
  apiQuery<ForumPost[]>('/api/forum/posts', { before, limit: PAGE_SIZE });
