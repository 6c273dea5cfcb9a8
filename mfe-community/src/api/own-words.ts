import type { ContributionKind, ForumPostWords, ForumReplyWords } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

export function wordsPath(kind: ContributionKind, id: string): `/api/${string}` {
  return `/api/forum/${kind === 'post' ? 'posts' : 'replies'}/${id}`;
}

/** For a quarter of an hour, by the browser that wrote them. */
export function changeWords(
  kind: ContributionKind,
  id: string,
  body: ForumPostWords | ForumReplyWords,
): Promise<{ status: string }> {
  return apiSend(wordsPath(kind, id), { method: 'PUT', body });
}

export function deleteWords(kind: ContributionKind, id: string): Promise<void> {
  return apiSend(wordsPath(kind, id), { method: 'DELETE' });
}
