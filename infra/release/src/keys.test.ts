import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { certificateFault, isCurrent, parseCertificate, publicKeyOf } from '@coachlab/keys';
import { ROOT } from './settings.ts';

const work = mkdtempSync(join(tmpdir(), 'coachlab-keys-'));
afterAll(() => rmSync(work, { recursive: true }));

const COMMAND = join(ROOT, 'infra/release/bin/coachlab.mjs');
const options = { cwd: work, env: { PATH: process.env['PATH'] } };
/** As a person runs it, on a machine that no registry answers. */
const keys = (...args: string[]) =>
  execFileSync(process.execPath, [COMMAND, 'keys', ...args], options)
    .toString()
    .trim();
const refusal = (...args: string[]) =>
  spawnSync(process.execPath, [COMMAND, 'keys', ...args], options).stderr.toString();

describe('coachlab keys', () => {
  const root = keys('root', 'root-key.pem');
  const signing = keys('signing', 'signing-key.pem');

  it('creates private keys that only their owner can read, and prints their public halves', () => {
    expect(statSync(join(work, 'root-key.pem')).mode & 0o777).toBe(0o600);
    expect(publicKeyOf(readFileSync(join(work, 'root-key.pem')))).toBe(root);
    expect(root).not.toBe(signing);
  });

  it('certifies the signing key with the root key, for a year by default', () => {
    const certificate = parseCertificate(keys('certify', signing, '--root', 'root-key.pem'));
    expect(certificate.key).toBe(signing);
    expect(certificateFault(certificate, [root])).toBeUndefined();
    expect(isCurrent(certificate, Date.now())).toBe(true);
    const days = (text: string) => {
      const { notBefore, notAfter } = parseCertificate(text);
      return (Date.parse(notAfter) - Date.parse(notBefore)) / 86_400_000;
    };
    expect(days(JSON.stringify(certificate))).toBe(365);
    expect(days(keys('certify', signing, '--root', 'root-key.pem', '--days', '30'))).toBe(30);
  });

  it('never overwrites a key', () => {
    const before = readFileSync(join(work, 'root-key.pem'), 'utf8');
    expect(refusal('root', 'root-key.pem')).toContain('root-key.pem cannot be written');
    expect(readFileSync(join(work, 'root-key.pem'), 'utf8')).toBe(before);
  });

  it.each([
    ['no root', ['certify', signing], 'Name the file of the root key'],
    [
      'a root that is not there',
      ['certify', signing, '--root', 'gone.pem'],
      'gone.pem is not a readable private key',
    ],
    [
      'a public key that is none',
      ['certify', 'MCow', '--root', 'root-key.pem'],
      'The public key is not valid',
    ],
    ['the root itself', ['certify', root, '--root', 'root-key.pem'], 'root key itself'],
    ['ten years', ['certify', signing, '--root', 'root-key.pem', '--days', '3650'], '--days takes 1 to'],
    ['another word', ['destroy', 'root-key.pem'], 'There is no "keys destroy"'],
  ])('says what is wrong with %s', (_, args, sentence) => {
    expect(refusal(...args)).toContain(sentence);
  });

  it('rejects a file that is not a key', () => {
    writeFileSync(join(work, 'note.txt'), 'a note');
    expect(refusal('certify', signing, '--root', 'note.txt')).toContain(
      'note.txt is not a readable private key',
    );
  });
});
