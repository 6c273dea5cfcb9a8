import type { ContributionKind, NewForumReport } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

export function report(kind: ContributionKind, id: string, body: NewForumReport): Promise<void> {
  return apiSend(kind === 'post' ? `/api/forum/posts/${id}/report` : `/api/forum/replies/${id}/report`, {
    body,
  });
}
