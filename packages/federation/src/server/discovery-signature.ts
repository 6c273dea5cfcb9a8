import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyLike, KeyObject } from 'node:crypto';
import type { DiscoveryDocument } from '@coachlab/contracts';
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

/** Base64 Ed25519 over the UTF-8 bytes of a text. */
export function signText(text: string, key: KeyLike): string {
  const privateKey = isKeyObject(key) ? key : createPrivateKey(key);
  return sign(null, Buffer.from(text), privateKey).toString('base64');
}

/** Whether one of `keys` (base64 SPKI-DER Ed25519 public keys) made `signature` (base64 or base64url) over `text`. */
export function verifyText(text: string, signature: string, keys: readonly string[]): boolean {
  const [bytes, given] = [Buffer.from(text), Buffer.from(signature, 'base64')];
  return keys.some((key) => verify(null, bytes, publicKey(key), given));
}

/** The public half of a signing key in the form that `verifyDiscovery` takes. */
export function publicKeyOf(key: KeyLike): string {
  return createPublicKey(key as Parameters<typeof createPublicKey>[0])
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
}

/** @throws TypeError when `key` is no base64 SPKI-DER Ed25519 public key */
export function publicKey(key: string): KeyObject {
  let parsed: KeyObject | undefined;
  try {
    parsed = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  } catch (cause) {
    throw new TypeError('A discovery key is not a base64 SPKI-DER public key.', { cause });
  }
  if (parsed.asymmetricKeyType !== 'ed25519') throw new TypeError('A discovery key is not an Ed25519 key.');
  return parsed;
}

function canonicalText(document: object): string {
  return canonicalJson({ ...document, signature: undefined });
}

function isKeyObject(key: KeyLike): key is KeyObject {
  return typeof key === 'object' && 'asymmetricKeyType' in key;
}
