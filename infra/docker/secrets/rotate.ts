import { randomBytes } from 'node:crypto';
import { type Keyring, publicKeyOf } from './keyring.ts';

/** Cookies live for a year, and each visit signs one anew with the first key: who stayed away for two rotations is new. */
const COOKIE_KEYS = 3;

/** Beside the signing key while it is exchanged: the next one, which signs nothing yet, and the one that signed before. */
const NEXT = 'signing-key-next';
const BEFORE = 'signing-key-before';

/**
 * Takes the next step of an exchange and says what has to start again for it. Undefined for what cannot be rotated.
 * Between two steps everything works, for as long as anybody likes.
 */
export function rotate(keys: Keyring, name: string): string | undefined {
  if (name === 'cookie-keys') return rotateCookieKeys(keys);
  return name === 'signing-key' ? rotateSigningKey(keys) : undefined;
}

/** Public halves that a shell trusts: whatever signs now, next, or did before. */
export function trustedKeys(keys: Keyring): string[] {
  const signing = keys.signingKey('signing-key');
  return [signing, keys.find(NEXT), keys.find(BEFORE)]
    .filter((key) => key !== undefined)
    .map((key) => publicKeyOf(key));
}

function rotateCookieKeys(keys: Keyring): string {
  const former = keys
    .token('cookie-keys')
    .split(',')
    .slice(0, COOKIE_KEYS - 1);
  keys.replace('cookie-keys', [randomBytes(32).toString('base64url'), ...former].join(','));
  return 'A new key signs cookies, the former ones are still believed. Start the shells again.';
}

function rotateSigningKey(keys: Keyring): string {
  const [next, before] = [keys.find(NEXT), keys.find(BEFORE)];
  if (before !== undefined) {
    keys.replace(BEFORE, null);
    return 'The former key is trusted no more. Start the shells again: the exchange is complete.';
  }
  if (next === undefined) {
    keys.signingKey(NEXT);
    return 'A next key is trusted and signs nothing yet. Start the shells again, then rotate once more.';
  }
  keys.replace(BEFORE, keys.signingKey('signing-key'));
  keys.replace('signing-key', next);
  keys.replace(NEXT, null);
  return 'The next key signs. Start the registry again; once every shell has its discovery, rotate once more.';
}
