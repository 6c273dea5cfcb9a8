import { CATEGORIES, type Category, LEVELS, type Level, SECTIONS, type Section } from '@coachlab/contracts';
import { OptionalText } from '@coachlab/service-common';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { decodeCursor } from './cursor.ts';

const LIST_VIEWS = ['card', 'title'] as const;
/** How much a list tells of an artifact; without a word, all of it. */
export type ListView = (typeof LIST_VIEWS)[number];

const oneOf = (values: readonly string[]) => ({ message: `must be one of ${values.join(', ')}` });
const COUNT = { message: 'must be a whole number from 1 to 100' };

export class CategoriesQuery {
  @IsOptional()
  @IsIn(SECTIONS, oneOf(SECTIONS))
  section?: Section;
}

export class ArtifactQuery extends CategoriesQuery {
  @IsOptional()
  @IsIn(CATEGORIES, oneOf(CATEGORIES))
  category?: Category;

  @IsOptional()
  @IsIn(LEVELS, oneOf(LEVELS))
  level?: Level;

  @IsOptional()
  @IsIn(LIST_VIEWS, oneOf(LIST_VIEWS))
  view?: ListView;

  /** Searched with typo tolerance; blank is no search. */
  @OptionalText({ min: 0, max: 200 })
  q?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt(COUNT)
  @Min(1, COUNT)
  @Max(100, COUNT)
  limit?: number;

  /** From the `x-next-cursor` of the page before: how far that page went. */
  @IsOptional()
  @Transform(({ value }) => decodeCursor(value))
  @IsInt({ message: 'must come from the x-next-cursor header of the page before' })
  cursor?: number;
}
