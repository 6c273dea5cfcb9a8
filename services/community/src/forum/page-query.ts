import { FORUM_LIMITS } from '@coachlab/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

/** A page of a list: the `limit` newest entries older than the one with the id `before`. */
export class PageQuery {
  @IsOptional()
  @Matches(/^[0-9a-f]{32}$/, { message: 'must be the id of a post' })
  before?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(FORUM_LIMITS.pageSize)
  limit: number = FORUM_LIMITS.pageSize;
}
