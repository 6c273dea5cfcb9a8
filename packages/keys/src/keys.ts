import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyLike, KeyObject } from 'node:crypto';

/** Ed25519, PKCS8 PEM. */
export function newKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The public half of a private key, as base64 of its SPKI DER: the form in which keys are named and pinned. */
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
    throw new TypeError('It is not a base64 SPKI-DER public key.', { cause });
  }
  if (parsed.asymmetricKeyType !== 'ed25519') throw new TypeError('It is not an Ed25519 key.');
  return parsed;
}

export function privateKey(key: KeyLike): KeyObject {
  return isKeyObject(key) ? key : createPrivateKey(key);
}

function isKeyObject(key: KeyLike): key is KeyObject {
  return typeof key === 'object' && 'asymmetricKeyType' in key;
}
