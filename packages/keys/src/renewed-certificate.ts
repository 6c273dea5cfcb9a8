import type { KeyLike } from 'node:crypto';
import type { SigningCertificate } from '@coachlab/contracts';
import { certificateFault, signCertificate } from './certificate.ts';
import { publicKeyOf } from './keys.ts';

const DAY = 86_400_000;
const VALID_FOR = 365 * DAY;
/** Two weeks before the alarm. */
const RENEWED_BEFORE_END = 28 * DAY;

/** Where the root key is at hand: the certificate of `key` as it is, or a new one when it is none or ends soon. */
export function renewedCertificate(
  found: SigningCertificate | undefined,
  { key, root, now }: { key: string; root: KeyLike; now: number },
): SigningCertificate {
  const isGood = found?.key === key && !certificateFault(found, [publicKeyOf(root)]);
  if (isGood && Date.parse(found.notAfter) - now > RENEWED_BEFORE_END) return found;
  return signCertificate({ key, notBefore: now, notAfter: now + VALID_FOR }, root);
}
