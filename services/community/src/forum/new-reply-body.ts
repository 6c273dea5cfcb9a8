import { FORUM_LIMITS, type NewForumReply } from '@coachlab/contracts';
import { Strict, Text } from '@coachlab/service-common';
import { Allow } from 'class-validator';

@Strict()
export class NewReplyBody implements NewForumReply {
  @Text({ max: FORUM_LIMITS.content })
  content!: string;

  @Text({ max: FORUM_LIMITS.authorName })
  authorName!: string;

  /** HONEYPOT_FIELD. */
  @Allow()
  website?: unknown;
}
