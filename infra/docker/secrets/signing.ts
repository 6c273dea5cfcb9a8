import {
  certificateFault,
  certificateTimeFault,
  newKey,
  parseCertificate,
  publicKey,
  publicKeyOf,
  renewedCertificate,
} from '@coachlab/keys';
import type { Keyring } from './keyring.ts';
import { Refused } from './refused.ts';

/** What the registry signs with, and what shells pin. */
export interface Signing {
  key: string;
  /** JSON. */
  certificate: string;
  /** Public halves. */
  roots: string[];
}

const ROOT = 'root-key';
const PINNED = 'root-keys';
const KEY = 'signing-key';
const CERTIFICATE = 'signing-certificate';
/** Made, and waiting for a certificate from where the root key is. */
const NEXT = 'signing-key-next';

/**
 * Makes what is missing and renews what ends soon, as long as the root key is here.
 * @throws Refused that says which key to certify, when there is no good certificate and the root key is elsewhere
 */
export function signing(keys: Keyring, now = Date.now()): Signing {
  const roots = pinnedRoots(keys);
  const key = keys.privateKey(KEY);
  const root = keys.find(ROOT);
  const found = certificateIn(keys);
  if (root !== undefined) {
    const certificate = renewedCertificate(found, { key: publicKeyOf(key), root, now });
    if (certificate !== found) keys.replace(CERTIFICATE, JSON.stringify(certificate));
    return { key, certificate: JSON.stringify(certificate), roots };
  }
  if (found?.key !== publicKeyOf(key) || certificateFault(found, roots))
    throw new Refused(`There is no certificate for the signing key. ${howToCertify(publicKeyOf(key))}`);
  return { key, certificate: JSON.stringify(found), roots };
}

/** A next key signs at once where the root key is here; else it waits for `certify`. */
export function rotateSigningKey(keys: Keyring): string {
  pinnedRoots(keys);
  if (keys.find(ROOT) === undefined)
    return `The next key has been created but does not sign yet. ${howToCertify(publicKeyOf(keys.privateKey(NEXT)))}`;
  keys.replace(KEY, keys.find(NEXT) ?? newKey());
  keys.replace(NEXT, null);
  signing(keys);
  return 'A new signing key is in place; its certificate retires the old one. Restart the registry.';
}

/** Takes the certificate of the next key, which then signs, or a later one of the present key. */
export function certify(keys: Keyring, text: string, now = Date.now()): string {
  const certificate = parsed(text);
  const [found, next] = [certificateIn(keys), keys.find(NEXT)];
  const fault =
    certificateFault(certificate, pinnedRoots(keys)) ?? certificateTimeFault(certificate, found, now);
  if (fault) throw new Refused(`The certificate is refused. ${fault.reason}`);
  const isNext = next !== undefined && certificate.key === publicKeyOf(next);
  if (!isNext && certificate.key !== publicKeyOf(keys.privateKey(KEY)))
    throw new Refused('The certificate is for a key that this keyring does not have.');
  keys.replace(CERTIFICATE, JSON.stringify(certificate));
  if (isNext) {
    keys.replace(KEY, next);
    keys.replace(NEXT, null);
  }
  return `${isNext ? 'The next key signs' : 'The key signs'} until ${certificate.notAfter}. Restart the registry.`;
}

/** Says which roots shells believe; a root key that is not among them goes. */
export function pin(keys: Keyring, list: string): string {
  const roots = list.split(',').map((key) => key.trim());
  for (const root of roots) checkKey(root);
  const certificate = certificateIn(keys);
  if (certificate && certificateFault(certificate, roots))
    throw new Refused(
      'The current certificate was signed by none of these: keep its root key pinned too until there is a new certificate.',
    );
  const own = keys.find(ROOT);
  if (own !== undefined && !roots.includes(publicKeyOf(own))) keys.replace(ROOT, null);
  keys.replace(PINNED, roots.join(','));
  return `${roots.length} root key(s) are pinned. Restart the shells.`;
}

/** Once the root key was shown and put away, nothing here needs it. */
export function forgetRootKey(keys: Keyring): string {
  if (keys.find(ROOT) === undefined) throw new Refused('The root key is not here.');
  signing(keys);
  keys.replace(ROOT, null);
  return 'The root key has been removed. The copy you stored is the only one.';
}

export const hasRootKey = (keys: Keyring) => keys.find(ROOT) !== undefined;

function pinnedRoots(keys: Keyring): string[] {
  const pinned = keys.find(PINNED) ?? publicKeyOf(keys.privateKey(ROOT));
  if (keys.find(PINNED) === undefined) keys.replace(PINNED, pinned);
  return pinned.split(',');
}

function certificateIn(keys: Keyring) {
  const text = keys.find(CERTIFICATE);
  return text === undefined ? undefined : parseCertificate(text);
}

function parsed(text: string) {
  try {
    return parseCertificate(text);
  } catch (error) {
    throw new Refused(`The certificate cannot be read. ${(error as Error).message}`);
  }
}

function checkKey(root: string): void {
  try {
    publicKey(root);
  } catch (error) {
    throw new Refused(`"${root.slice(0, 80)}" is not a root key. ${(error as Error).message}`);
  }
}

const howToCertify = (key: string) => `On the machine with the root key, run:
  npx coachlab keys certify ${key} --root root-key.pem > certificate.json
and here: secrets certify < certificate.json`;
