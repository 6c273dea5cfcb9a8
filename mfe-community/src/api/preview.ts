import type { ForumPreview, ForumPreviewRequest } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

/** What a text will look like once it is posted. */
export function previewText(content: string): Promise<ForumPreview> {
  const body: ForumPreviewRequest = { content };
  return apiSend('/api/forum/preview', { body });
}
