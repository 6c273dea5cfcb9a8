import { sign, verify } from 'node:crypto';
import type { KeyLike } from 'node:crypto';
import { privateKey, publicKey } from './keys.ts';

/** Base64 Ed25519 over the UTF-8 bytes of a text. `key`: PKCS8 PEM, or a key object. */
export function signText(text: string, key: KeyLike): string {
  return sign(null, Buffer.from(text), privateKey(key)).toString('base64');
}

/** Whether one of `keys` (base64 SPKI-DER Ed25519 public keys) made `signature` (base64 or base64url) over `text`. */
export function verifyText(text: string, signature: string, keys: readonly string[]): boolean {
  const [bytes, given] = [Buffer.from(text), Buffer.from(signature, 'base64')];
  return keys.some((key) => verify(null, bytes, publicKey(key), given));
}
