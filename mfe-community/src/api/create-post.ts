import type { ForumPost, NewForumPost } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

export type PostDraft = Pick<NewForumPost, 'title' | 'content' | 'authorName'>;

export function createPost(draft: PostDraft, idempotencyKey: string): Promise<ForumPost> {
  const body: NewForumPost = { ...draft, category: 'questions', userId: null };
  return apiSend('/api/forum/posts', { body, idempotencyKey });
}
