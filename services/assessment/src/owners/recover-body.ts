import type { RecoverRequest } from '@coachlab/contracts';
import { Strict, Text } from '@coachlab/service-common';

@Strict()
export class RecoverBody implements RecoverRequest {
  @Text({ max: 80 })
  recoveryCode!: string;
}
