import type { ForumVote } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

export function upvote(postId: string): Promise<ForumVote> {
  return apiSend(`/api/forum/posts/${postId}/upvote`);
}
