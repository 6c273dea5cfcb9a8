import type { ForumReply, NewForumReply } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

export function createReply(
  postId: string,
  draft: NewForumReply,
  idempotencyKey: string,
  extra: object,
): Promise<ForumReply> {
  return apiSend(`/api/forum/posts/${postId}/replies`, { body: { ...extra, ...draft }, idempotencyKey });
}
