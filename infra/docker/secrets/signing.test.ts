import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { certificateFault, newKey, parseCertificate, publicKeyOf, signCertificate } from '@coachlab/keys';
import { Keyring } from './keyring.ts';
import { certify, forgetRootKey, pin, rotateSigningKey, signing } from './signing.ts';

const DAY = 86_400_000;
const MAIN = join(import.meta.dirname, 'main.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coachlab-signing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As an operator runs it. */
function secrets(args: string[], input = ''): string {
  const options = { env: { PATH: process.env['PATH'], COACHLAB_SECRETS: folder }, input };
  return execFileSync(process.execPath, [MAIN, ...args], options)
    .toString()
    .trim();
}
function refusal(args: string[], input = ''): string {
  const options = { env: { PATH: process.env['PATH'], COACHLAB_SECRETS: folder }, input };
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], options);
  expect(status).toBe(1);
  return stderr.toString();
}

const keyring = () => new Keyring(join(folder, 'keyring'));
const certificate = () => parseCertificate(signing(keyring()).certificate);
const certificateOf = (key: string, root: string, from = Date.now(), days = 365) =>
  JSON.stringify(signCertificate({ key, notBefore: from, notAfter: from + days * DAY }, root));

describe('a root key that is stored elsewhere', () => {
  let root: string;
  beforeEach(() => {
    signing(keyring());
    root = keyring().find('root-key')!;
    forgetRootKey(keyring());
  });

  it('leaves no trace in the keyring', () => {
    const { roots } = signing(keyring());
    expect(roots).toEqual([publicKeyOf(root)]);
    const secret = root.split('\n')[1]!;
    const files = readdirSync(join(folder, 'keyring')).map((name) =>
      readFileSync(join(folder, 'keyring', name), 'utf8'),
    );
    expect(files.filter((content) => content.includes(secret))).toEqual([]);
  });

  it('certifies the next signing key from there', () => {
    const before = signing(keyring());
    const told = secrets(['rotate', 'signing-key']);
    const next = /keys certify (\S+)/.exec(told)![1]!;
    expect(signing(keyring())).toEqual(before);
    // Asked again, it is the same key.
    expect(secrets(['rotate', 'signing-key'])).toBe(told);

    expect(secrets(['certify'], certificateOf(next, root))).toContain('The next key signs');
    const after = signing(keyring());
    expect(publicKeyOf(after.key)).toBe(next);
    expect(after.roots).toEqual(before.roots);
    expect(certificateFault(certificate(), after.roots)).toBeUndefined();
  });

  it('certifies the same key again', () => {
    const { key } = signing(keyring());
    certify(keyring(), certificateOf(publicKeyOf(key), root, Date.now(), 730));
    expect(signing(keyring()).key).toBe(key);
    expect(Date.parse(certificate().notAfter) - Date.now()).toBeGreaterThan(700 * DAY);
  });

  it.each<[string, RegExp, () => string]>([
    [
      'another root',
      /None of the pinned root keys/,
      () => certificateOf(publicKeyOf(signing(keyring()).key), newKey()),
    ],
    [
      'a key that is not here',
      /a key that this keyring does not have/,
      () => certificateOf(publicKeyOf(newKey()), root),
    ],
    [
      'the time before the present one',
      /is retired by/,
      () => certificateOf(publicKeyOf(signing(keyring()).key), root, Date.now() - 10 * DAY),
    ],
    [
      'a time that is over',
      /is retired by|expired at/,
      () => certificateOf(publicKeyOf(signing(keyring()).key), root, Date.now() - 10 * DAY, 5),
    ],
    ['no form at all', /cannot be read/, () => 'nonsense'],
  ])('refuses a certificate %s', (_, reason, made) => {
    const before = signing(keyring());
    expect(() => certify(keyring(), made())).toThrow(reason);
    expect(signing(keyring())).toEqual(before);
  });
});

describe('a root key that was created elsewhere', () => {
  it('is pinned first, and nothing is distributed until it has certified a key', () => {
    const root = newKey();
    secrets(['pin', publicKeyOf(root)]);
    const told = refusal(['manifests']);
    secrets(['certify'], certificateOf(/keys certify (\S+)/.exec(told)![1]!, root));
    const made = secrets(['manifests']);
    expect(made).toContain(publicKeyOf(root));
    expect(made).not.toContain(root.split('\n')[1]);
    expect(refusal(['show', 'root-key'])).toContain('no secret');
  });
});

describe('a person at the keyring', () => {
  it('shows the root key and removes it', () => {
    const root = secrets(['show', 'root-key']);
    expect(secrets(['forget', 'root-key'])).toContain('the only one');
    expect(keyring().find('root-key')).toBeUndefined();
    expect(publicKeyOf(root)).toBe(secrets(['show', 'root-keys']));
    expect(refusal(['forget', 'root-key'])).toContain('not here');
    expect(refusal(['destroy'])).toContain('no command "destroy"');
  });
});

describe('another root key', () => {
  it('replaces the first in two steps, between which both are accepted', () => {
    const first = signing(keyring());
    const root = newKey();
    expect(() => pin(keyring(), publicKeyOf(root))).toThrow('keep its root key pinned too');
    pin(keyring(), [...first.roots, publicKeyOf(root)].join(','));
    expect(signing(keyring())).toMatchObject({ certificate: first.certificate });
    certify(keyring(), certificateOf(publicKeyOf(first.key), root));
    pin(keyring(), publicKeyOf(root));
    const { roots } = signing(keyring());
    expect(roots).toEqual([publicKeyOf(root)]);
    expect(certificateFault(certificate(), roots)).toBeUndefined();
  });

  it('must be a valid key', () => {
    expect(() => pin(keyring(), 'MCow')).toThrow('"MCow" is not a root key');
  });
});

describe('a root key that is still in the keyring', () => {
  it('allows rotating the signing key at once, and renewing certificates before they expire', () => {
    const first = signing(keyring());
    expect(rotateSigningKey(keyring())).toContain('Restart the registry');
    expect(signing(keyring()).key).not.toBe(first.key);
    const later = Date.now() + 340 * DAY;
    expect(parseCertificate(signing(keyring(), later).certificate).notBefore).toBe(
      new Date(later).toISOString(),
    );
  });
});
