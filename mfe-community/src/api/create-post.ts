import type { ForumPost, NewForumPost } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

export type PostDraft = Pick<NewForumPost, 'title' | 'content' | 'authorName'>;

/** `extra` is the honeypot's. The same key with the same post is stored once. */
export function createPost(draft: PostDraft, idempotencyKey: string, extra: object): Promise<ForumPost> {
  const body: NewForumPost = { ...extra, ...draft, category: 'questions', userId: null };
  return apiSend('/api/forum/posts', { body, idempotencyKey });
}
