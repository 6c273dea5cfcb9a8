import type { KeyLike } from 'node:crypto';
import type { DiscoveryDocument } from '@coachlab/contracts';
import { signText, verifyText } from '@coachlab/keys';
import { canonicalJson } from './canonical-json.ts';

/** Ed25519 over the canonical JSON of everything but `signature`. `key`: PKCS8 PEM, or a key object. */
export function signDiscovery(
  document: Omit<DiscoveryDocument, 'signature'>,
  key: KeyLike,
): DiscoveryDocument {
  return { ...document, signature: signText(canonicalText(document), key) };
}

/** Whether one of `keys` (base64 SPKI-DER Ed25519 public keys) signed the document. Says nothing of its shape. */
export function verifyDiscovery(
  document: object & { signature?: unknown },
  keys: readonly string[],
): boolean {
  const { signature } = document;
  return typeof signature === 'string' && verifyText(canonicalText(document), signature, keys);
}

function canonicalText(document: object): string {
  return canonicalJson({ ...document, signature: undefined });
}
