import {
  type JoinRequest,
  WORKSHOP_DAYS,
  WORKSHOP_NAME_MAX,
  type WorkshopRequest,
} from '@coachlab/contracts';
import { OptionalText, Strict, Text } from '@coachlab/service-common';
import { IsIn } from 'class-validator';

@Strict()
export class WorkshopBody implements WorkshopRequest {
  /** One line: no control characters, no line or paragraph separators. */
  @OptionalText({ max: WORKSHOP_NAME_MAX, pattern: /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u })
  name?: string;

  @IsIn(WORKSHOP_DAYS, { message: `must be one of ${WORKSHOP_DAYS.join(', ')}` })
  days!: WorkshopRequest['days'];
}

@Strict()
export class JoinBody implements JoinRequest {
  @Text({ max: 32, pattern: /^[0-9a-f]{32}$/, message: 'must be the id of a result' })
  resultId!: string;
}
