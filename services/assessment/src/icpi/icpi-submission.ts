import type { IcpiSubmission } from '@coachlab/contracts';
import { Transform, Type } from 'class-transformer';
import { IsObject } from 'class-validator';

/** What is in `responses` is checked against the instrument, by the service. */
export class IcpiSubmissionBody implements IcpiSubmission {
  // As it was sent: class-transformer would take an id `constructor` for the class, and drop one like `toString`.
  @Type(() => Object)
  @Transform(({ obj }: { obj: IcpiSubmission }) => obj.responses)
  @IsObject({ message: 'must be an object of statement ids and answers' })
  responses!: Record<string, number>;
}
