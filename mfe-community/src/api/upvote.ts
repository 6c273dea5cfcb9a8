import type { ContributionKind, ForumVote } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';
import { wordsPath } from './own-words.ts';

export function upvote(kind: ContributionKind, id: string): Promise<ForumVote> {
  return apiSend(`${wordsPath(kind, id)}/upvote`);
}
