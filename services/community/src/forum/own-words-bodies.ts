import {
  FORUM_CATEGORIES,
  FORUM_LIMITS,
  type ForumCategory,
  type ForumPostWords,
  type ForumReplyWords,
} from '@coachlab/contracts';
import { Strict, Text } from '@coachlab/service-common';
import { IsIn, IsOptional } from 'class-validator';

@Strict()
export class PostWordsBody implements ForumPostWords {
  @Text({ max: FORUM_LIMITS.title })
  title!: string;

  @Text({ max: FORUM_LIMITS.content })
  content!: string;

  @IsOptional()
  @IsIn(FORUM_CATEGORIES, { message: `must be one of ${FORUM_CATEGORIES.join(', ')}` })
  category?: ForumCategory;
}

@Strict()
export class ReplyWordsBody implements ForumReplyWords {
  @Text({ max: FORUM_LIMITS.content })
  content!: string;
}
