import { type CertificateRequest, HOLDER_NAME_MAX } from '@coachlab/contracts';
import { Strict, Text } from '@coachlab/service-common';

@Strict()
export class CertificateBody implements CertificateRequest {
  @Text({ max: 200 })
  userId!: string;

  /** One line: no control characters, no line or paragraph separators. */
  @Text({ max: HOLDER_NAME_MAX, pattern: /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u })
  holderName!: string;
}
