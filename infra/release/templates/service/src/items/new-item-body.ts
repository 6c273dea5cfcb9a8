import { Strict, Text } from '@coachlab/service-common';
import { Matches } from 'class-validator';
import { LENGTHS, SLUG } from './item.row.ts';

@Strict()
export class NewItemBody {
  @Text({ max: LENGTHS.slug })
  @Matches(SLUG, { message: 'must be lower-case letters, digits and hyphens' })
  slug!: string;

  @Text({ max: LENGTHS.title })
  title!: string;

  @Text({ max: LENGTHS.text })
  text!: string;
}
