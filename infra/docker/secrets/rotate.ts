import { randomBytes } from 'node:crypto';
import type { Keyring } from './keyring.ts';
import { Refused } from './refused.ts';
import { rotateSigningKey } from './signing.ts';

/** Cookies live for a year, and each visit signs one anew with the first key: who stayed away for two rotations is new. */
const COOKIE_KEYS = 3;

/** Exchanges a key, or takes the next step of that, and says what has to start again for it. */
export function rotate(keys: Keyring, name: string): string {
  if (name === 'cookie-keys') return rotateCookieKeys(keys);
  if (name === 'signing-key') return rotateSigningKey(keys);
  throw new Refused(`There is no secret "${name}" to rotate.`);
}

function rotateCookieKeys(keys: Keyring): string {
  const former = keys
    .token('cookie-keys')
    .split(',')
    .slice(0, COOKIE_KEYS - 1);
  keys.replace('cookie-keys', [randomBytes(32).toString('base64url'), ...former].join(','));
  return 'Cookies are signed with a new key; the old keys are still accepted. Restart the shells.';
}
