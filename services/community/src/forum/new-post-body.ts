import { FORUM_CATEGORIES, FORUM_LIMITS, type ForumCategory, type NewForumPost } from '@coachlab/contracts';
import { Text } from '@coachlab/service-common';
import { Allow, IsIn, IsOptional } from 'class-validator';

/** The spec's call: fields it does not know are ignored, userId with them. */
export class NewPostBody implements Omit<NewForumPost, 'userId'> {
  @Text({ max: FORUM_LIMITS.title })
  title!: string;

  @Text({ max: FORUM_LIMITS.content })
  content!: string;

  @Text({ max: FORUM_LIMITS.authorName })
  authorName!: string;

  @IsOptional()
  @IsIn(FORUM_CATEGORIES, { message: `must be one of ${FORUM_CATEGORIES.join(', ')}` })
  category?: ForumCategory;

  /** HONEYPOT_FIELD. */
  @Allow()
  website?: unknown;
}
