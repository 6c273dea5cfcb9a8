import type { EnrolRequest } from '@coachlab/contracts';
import { Text } from '@coachlab/service-common';

export class EnrolBody implements EnrolRequest {
  @Text({ max: 200 })
  userId!: string;
}
