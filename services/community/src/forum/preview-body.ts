import { FORUM_LIMITS, type ForumPreviewRequest } from '@coachlab/contracts';
import { Strict, Text } from '@coachlab/service-common';

@Strict()
export class PreviewBody implements ForumPreviewRequest {
  @Text({ max: FORUM_LIMITS.content })
  content!: string;
}
