import type { KeyLike } from 'node:crypto';
import type { SigningCertificate } from '@coachlab/contracts';
import { publicKey } from './keys.ts';
import { signText, verifyText } from './signature.ts';

export interface CertificateFault {
  code:
    | 'uncertified'
    | 'unknown-root'
    | 'certificate-expired'
    | 'certificate-not-yet-valid'
    | 'certificate-retired';
  /** A sentence. */
  reason: string;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The word of a root that the holder of a key may sign for it between two dates (milliseconds since 1970). */
export function signCertificate(
  { key, notBefore, notAfter }: { key: string; notBefore: number; notAfter: number },
  root: KeyLike,
): SigningCertificate {
  publicKey(key);
  if (notAfter <= notBefore) throw new RangeError('A certificate must end after it begins.');
  const [from, to] = [new Date(notBefore).toISOString(), new Date(notAfter).toISOString()];
  const words = { key, notBefore: from, notAfter: to };
  return { ...words, signature: signText(signedText(words), root) };
}

/** What is wrong with the certificate itself, whenever it is looked at: its form, or who made it. */
export function certificateFault(value: unknown, roots: readonly string[]): CertificateFault | undefined {
  if (value === undefined || value === null)
    return { code: 'uncertified', reason: 'It carries no certificate of the key that signed it.' };
  if (!isCertificate(value)) return { code: 'uncertified', reason: 'Its certificate has the wrong form.' };
  if (!verifyText(signedText(value), value.signature, roots))
    return { code: 'unknown-root', reason: 'None of the pinned root keys made its certificate.' };
  return undefined;
}

/**
 * What is wrong with a good certificate now. One with a later beginning retires those before it.
 * @param newest that was believed until now
 */
export function certificateTimeFault(
  { notBefore, notAfter }: SigningCertificate,
  newest: SigningCertificate | undefined,
  now: number,
): CertificateFault | undefined {
  if (newest && Date.parse(notBefore) < Date.parse(newest.notBefore)) {
    const reason = `Its certificate of ${notBefore} is retired by the one of ${newest.notBefore}.`;
    return { code: 'certificate-retired', reason };
  }
  if (Date.parse(notBefore) > now)
    return { code: 'certificate-not-yet-valid', reason: `Its certificate counts from ${notBefore} on.` };
  if (Date.parse(notAfter) <= now)
    return { code: 'certificate-expired', reason: `Its certificate expired at ${notAfter}.` };
  return undefined;
}

export function isCurrent(certificate: SigningCertificate, now: number): boolean {
  return certificateTimeFault(certificate, undefined, now) === undefined;
}

/** A certificate as it stands in a file. @throws TypeError when the text is none */
export function parseCertificate(text: string): SigningCertificate {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The sentence below says as much.
  }
  if (!isCertificate(value))
    throw new TypeError('It is not a certificate as coachlab keys certify prints it.');
  const { key, notBefore, notAfter, signature } = value;
  return { key, notBefore, notAfter, signature };
}

function isCertificate(value: unknown): value is SigningCertificate {
  if (typeof value !== 'object' || value === null) return false;
  const { key, notBefore, notAfter, signature } = value as Record<string, unknown>;
  return isKey(key) && isInstant(notBefore) && isInstant(notAfter) && typeof signature === 'string';
}

function isKey(value: unknown): boolean {
  try {
    return typeof value === 'string' && Boolean(publicKey(value));
  } catch {
    return false;
  }
}

const isInstant = (value: unknown) =>
  typeof value === 'string' && INSTANT.test(value) && Number.isFinite(Date.parse(value));

/** The purpose is signed too, so that nothing else passes for a certificate. */
function signedText({ key, notBefore, notAfter }: Omit<SigningCertificate, 'signature'>): string {
  return JSON.stringify(['coachlab signing certificate', key, notBefore, notAfter]);
}
