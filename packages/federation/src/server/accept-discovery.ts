import type { DiscoveryDocument, SigningCertificate } from '@coachlab/contracts';
import { certificateFault, type CertificateFault, certificateTimeFault } from '@coachlab/keys';
import { verifyDiscovery } from './discovery-signature.ts';
import { discoveryFault } from './discovery-fault.ts';

export type RefusalCode =
  | 'not-json'
  | 'unsigned'
  | CertificateFault['code']
  | 'bad-signature'
  | 'invalid'
  | 'expired'
  | 'lower-epoch'
  | 'older';

export interface Refusal {
  accepted: false;
  code: RefusalCode;
  /** For the log: a sentence. */
  reason: string;
  /** JSON pointer to the fault, when `code` is `invalid`. */
  path?: string;
}

export type Acceptance = { accepted: true; document: DiscoveryDocument } | Refusal;

export interface AcceptOptions {
  /** Base64 SPKI-DER Ed25519 public keys; one of them must vouch for the key that signed. */
  roots: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Whether `next` (a document, or its JSON as text or bytes) may take the place of `current`. A refused one
 * changes nothing: what was accepted before runs on, however old it grows.
 */
export function acceptDiscovery(
  current: DiscoveryDocument | undefined,
  next: unknown,
  { roots, now }: AcceptOptions,
): Acceptance {
  const verdict = restoreDiscovery(next, roots);
  if (!verdict.accepted) return verdict;
  const { certificate, epoch, issuedAt, expiresAt } = verdict.document;
  const fault = certificateTimeFault(certificate, current?.certificate, now);
  if (fault) return refuse(fault.code, fault.reason);
  if (Date.parse(expiresAt) <= now) return refuse('expired', `It expired at ${expiresAt}.`);
  if (current && isExchanged(current.certificate, certificate)) return verdict;
  if (current && epoch < current.epoch) {
    return refuse('lower-epoch', `Its epoch ${epoch} is lower than the running ${current.epoch}.`);
  }
  if (current && epoch === current.epoch && issuedAt < current.issuedAt) {
    return refuse('older', `It was signed at ${issuedAt}, before the running one of its epoch.`);
  }
  return verdict;
}

/**
 * Another key has signed since: whoever stole the one before may have raised the epoch beyond all that the registry will
 * ever reach, so its epochs bind nobody.
 */
const isExchanged = (before: SigningCertificate, after: SigningCertificate) =>
  before.key !== after.key && Date.parse(after.notBefore) > Date.parse(before.notBefore);

/** For the last accepted copy, kept on disk: certificate, signature and shape must hold, their age does not matter. */
export function restoreDiscovery(stored: unknown, roots: readonly string[]): Acceptance {
  const document = parse(stored);
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return refuse('not-json', 'It is not a JSON object.');
  }
  if (!('signature' in document) || document.signature === '') return refuse('unsigned', 'It is not signed.');
  const { certificate } = document as Partial<DiscoveryDocument>;
  const uncertified = certificateFault(certificate, roots);
  if (uncertified) return refuse(uncertified.code, uncertified.reason);
  if (!certificate || !isSigned(document, certificate.key))
    return refuse('bad-signature', 'The key of its certificate did not make its signature.');
  const fault = discoveryFault(document);
  if (fault) return { ...refuse('invalid', fault.message), path: fault.path };
  return { accepted: true, document: document as DiscoveryDocument };
}

function parse(value: unknown): unknown {
  if (typeof value !== 'string' && !(value instanceof Uint8Array)) return value;
  try {
    return JSON.parse(typeof value === 'string' ? value : new TextDecoder().decode(value));
  } catch {
    return undefined;
  }
}

/** What has no canonical form (absurd nesting, lone surrogates) cannot have been signed. */
function isSigned(document: object, key: string): boolean {
  try {
    return verifyDiscovery(document, [key]);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function refuse(code: RefusalCode, reason: string): Refusal {
  return { accepted: false, code, reason };
}
