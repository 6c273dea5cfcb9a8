import type { ModuleSubmission } from '@coachlab/contracts';
import { Strict, Text } from '@coachlab/service-common';
import { Transform, Type } from 'class-transformer';
import { IsObject } from 'class-validator';

/** What is in `answers` is checked against the quiz, when it is marked. */
@Strict()
export class ModuleSubmissionBody implements ModuleSubmission {
  @Text({ max: 200 })
  userId!: string;

  // As it was sent, see IcpiSubmissionBody.
  @Type(() => Object)
  @Transform(({ obj }: { obj: ModuleSubmission }) => obj.answers)
  @IsObject({ message: 'must be an object of question ids and option ids' })
  answers!: Record<string, string>;
}
