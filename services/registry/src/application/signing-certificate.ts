import { Logger } from '@nestjs/common';
import type { SigningCertificate } from '@coachlab/contracts';
import { publicKeyOf } from '@coachlab/keys';
import { ConfigError } from '@coachlab/service-common';
import type { RegistryConfig } from '../settings.ts';

const DAY = 86_400_000;
const WARN_BEFORE_END = 14 * DAY;
const logger = new Logger('SigningCertificate');

/** @throws ConfigError when the certificate is for another key: no shell would believe what this registry signs */
export function checkCertificate({
  COACHLAB_SIGNING_KEY: key,
  COACHLAB_SIGNING_CERTIFICATE: certificate,
}: RegistryConfig): void {
  if (certificate.key === publicKeyOf(key)) return;
  throw new ConfigError(['COACHLAB_SIGNING_CERTIFICATE is for another key than COACHLAB_SIGNING_KEY']);
}

/** Said with each document that is signed, a few times a day. */
export function warnOfEnd({ notAfter }: SigningCertificate, now: number): void {
  const left = Date.parse(notAfter) - now;
  if (left > WARN_BEFORE_END) return;
  const sentence =
    left > 0
      ? `The certificate of the signing key ends at ${notAfter}; after that shells take no document.`
      : `The certificate of the signing key ended at ${notAfter}: shells take no document until there is a new one.`;
  logger.warn(sentence);
}
