import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newKey, parseCertificate, publicKeyOf, renewedCertificate } from '@coachlab/keys';

export interface Secrets {
  cookieKeysFile: string;
  /** Ed25519, PKCS8 PEM. */
  signingKeyFile: string;
  /** By which the root key vouches for it, JSON. */
  certificateFile: string;
  /** The root's public half, base64 of the SPKI DER: what a shell needs to trust the registry. */
  rootKey: string;
  adminTokenFile: string;
  /** Under which the community service keeps who voted. */
  fingerprintKeyFile: string;
  /** Remote to its team's publish token. */
  tokens: Record<string, string>;
  /** With which the gateway tells the registry of failing releases. */
  shellToken: string;
  /** With which `coachlab team` adds and removes sections, and `coachlab offline` says what browsers keep. */
  operatorToken: string;
  /** With which the platform's rehearser takes what waits, and reports it. */
  rehearserToken: string;
}

/** Reads the secrets of this data folder and makes those that are missing; only their owner can read them. */
export function readSecrets(data: string, remotes: string[]): Secrets {
  const dir = join(data, 'secrets');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const signingKeyFile = keep(join(dir, 'signing-key.pem'), newKey);
  const root = readFileSync(keep(join(dir, 'root-key.pem'), newKey));
  return {
    cookieKeysFile: keep(join(dir, 'cookie-keys'), newToken),
    signingKeyFile,
    certificateFile: certify(join(dir, 'signing-certificate.json'), readFileSync(signingKeyFile), root),
    rootKey: publicKeyOf(root),
    adminTokenFile: keep(join(dir, 'admin-token'), newToken),
    fingerprintKeyFile: keep(join(dir, 'fingerprint-key'), newToken),
    tokens: Object.fromEntries(
      remotes.map((remote) => [remote, readFileSync(keep(join(dir, `token-${remote}`), newToken), 'utf8')]),
    ),
    shellToken: readFileSync(keep(join(dir, 'token-shell'), newToken), 'utf8'),
    operatorToken: readFileSync(keep(join(dir, 'token-operator'), newToken), 'utf8'),
    rehearserToken: readFileSync(keep(join(dir, 'token-rehearser'), newToken), 'utf8'),
  };
}

function keep(file: string, make: () => string): string {
  return existsSync(file) ? file : write(file, make());
}

/** The certificate that is there, unless it ends soon or is for something else. */
function certify(file: string, signingKey: Buffer, root: Buffer): string {
  const found = existsSync(file) ? parseCertificate(readFileSync(file, 'utf8')) : undefined;
  const key = publicKeyOf(signingKey);
  const certificate = renewedCertificate(found, { key, root, now: Date.now() });
  return certificate === found ? file : write(file, JSON.stringify(certificate, null, 2));
}

/** Written beside and renamed: a kill in between must not leave half a key. */
function write(file: string, content: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, file);
  return file;
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
