import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  cookieKeysFile: string;
  /** Ed25519, PKCS8 PEM. */
  signingKeyFile: string;
  /** Base64 of the SPKI DER: what a shell needs to trust the registry. */
  discoveryKey: string;
  adminTokenFile: string;
  /** Under which the community service keeps who voted. */
  fingerprintKeyFile: string;
  /** Remote to its team's publish token. */
  tokens: Record<string, string>;
  /** With which the gateway tells the registry of failing releases. */
  shellToken: string;
}

/** Reads the secrets of this data folder and makes those that are missing; only their owner can read them. */
export function readSecrets(data: string, remotes: string[]): Secrets {
  const dir = join(data, 'secrets');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const signingKeyFile = keep(join(dir, 'signing-key.pem'), newSigningKey);
  const publicKey = createPublicKey(createPrivateKey(readFileSync(signingKeyFile)));
  return {
    cookieKeysFile: keep(join(dir, 'cookie-keys'), newToken),
    signingKeyFile,
    discoveryKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    adminTokenFile: keep(join(dir, 'admin-token'), newToken),
    fingerprintKeyFile: keep(join(dir, 'fingerprint-key'), newToken),
    tokens: Object.fromEntries(
      remotes.map((remote) => [remote, readFileSync(keep(join(dir, `token-${remote}`), newToken), 'utf8')]),
    ),
    shellToken: readFileSync(keep(join(dir, 'token-shell'), newToken), 'utf8'),
  };
}

function keep(file: string, make: () => string): string {
  if (existsSync(file)) return file;
  // Written beside and renamed: a kill in between must not leave half a key.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, make(), { mode: 0o600 });
  renameSync(draft, file);
  return file;
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function newSigningKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
