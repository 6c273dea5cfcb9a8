import type { DiscoveryDocument } from '@coachlab/contracts';
import { verifyDiscovery } from './discovery-signature.ts';
import { discoveryFault } from './discovery-fault.ts';

export type RefusalCode =
  'not-json' | 'unsigned' | 'bad-signature' | 'invalid' | 'expired' | 'lower-epoch' | 'older';

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
  /** Base64 SPKI-DER Ed25519 public keys; one of them must have signed. */
  keys: readonly string[];
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
  { keys, now }: AcceptOptions,
): Acceptance {
  const verdict = restoreDiscovery(next, keys);
  if (!verdict.accepted) return verdict;
  const { epoch, issuedAt, expiresAt } = verdict.document;
  if (Date.parse(expiresAt) <= now) return refuse('expired', `It expired at ${expiresAt}.`);
  if (current && epoch < current.epoch) {
    return refuse('lower-epoch', `Its epoch ${epoch} is lower than the running ${current.epoch}.`);
  }
  if (current && epoch === current.epoch && issuedAt < current.issuedAt) {
    return refuse('older', `It was signed at ${issuedAt}, before the running one of its epoch.`);
  }
  return verdict;
}

/** For the last accepted copy, kept on disk: signature and shape must hold, its age does not matter. */
export function restoreDiscovery(stored: unknown, keys: readonly string[]): Acceptance {
  const document = parse(stored);
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return refuse('not-json', 'It is not a JSON object.');
  }
  if (!('signature' in document) || document.signature === '') return refuse('unsigned', 'It is not signed.');
  if (!isSigned(document, keys)) return refuse('bad-signature', 'None of the known keys made its signature.');
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
function isSigned(document: object, keys: readonly string[]): boolean {
  try {
    return verifyDiscovery(document, keys);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function refuse(code: RefusalCode, reason: string): Refusal {
  return { accepted: false, code, reason };
}
