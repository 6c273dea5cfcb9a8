import {
  FORUM_CATEGORIES,
  FORUM_LIMITS,
  FORUM_ORDERS,
  type ForumCategory,
  type ForumOrder,
} from '@coachlab/contracts';
import { OptionalText } from '@coachlab/service-common';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

const ID = /^[0-9a-f]{32}$/;

class Limited {
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(FORUM_LIMITS.pageSize)
  limit: number = FORUM_LIMITS.pageSize;
}

/** A page of a list that begins with the newest: the `limit` entries before the one with the id `before`. */
export class PageQuery extends Limited {
  @IsOptional()
  @Matches(ID, { message: 'must be an id' })
  before?: string;
}

/** `view=card` has of each post's content only what a list shows. */
export class PostsQuery extends PageQuery {
  @IsOptional()
  @IsIn(['card'], { message: 'must be card' })
  view?: 'card';

  /** A part of the title or the text. Normalising may have made it longer than what was typed. */
  @OptionalText({ min: 0, max: 4 * FORUM_LIMITS.search })
  q?: string;

  @IsOptional()
  @IsIn(FORUM_CATEGORIES, { message: `must be one of ${FORUM_CATEGORIES.join(', ')}` })
  category?: ForumCategory;

  /** By votes, or the newest first. */
  @IsOptional()
  @IsIn(FORUM_ORDERS, { message: `must be one of ${FORUM_ORDERS.join(', ')}` })
  sort?: ForumOrder;
}

/** A page of a list that begins with the oldest. */
export class ForwardPageQuery extends Limited {
  @IsOptional()
  @Matches(ID, { message: 'must be an id' })
  after?: string;
}
