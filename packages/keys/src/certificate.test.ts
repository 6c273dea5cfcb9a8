import { describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { certificateFault, isCurrent, parseCertificate, signCertificate } from './certificate.ts';
import { newKey, publicKey, publicKeyOf } from './keys.ts';
import { renewedCertificate } from './renewed-certificate.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-01-01T12:00:00Z');
const root = newKey();
const key = publicKeyOf(newKey());

describe('a certificate', () => {
  const made = signCertificate({ key, notBefore: now, notAfter: now + DAY }, root);

  it('comes back from a file as it was written, and nothing else passes for one', () => {
    expect(parseCertificate(JSON.stringify(made, null, 2))).toEqual(made);
    for (const text of ['', '{}', '[]', 'null', JSON.stringify({ ...made, notAfter: 'tomorrow' })])
      expect(() => parseCertificate(text)).toThrow('coachlab keys certify');
  });

  it('is made for an Ed25519 key, and for a time', () => {
    const rsa = publicKeyOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
    const make = (more: object) =>
      signCertificate({ key, notBefore: now, notAfter: now + DAY, ...more }, root);
    expect(() => make({ key: 'nonsense' })).toThrow('SPKI');
    expect(() => make({ key: rsa })).toThrow('Ed25519');
    expect(() => make({ notAfter: now })).toThrow('end after it begins');
  });

  it('counts between its dates', () => {
    expect([now - 1, now, now + DAY - 1, now + DAY].map((time) => isCurrent(made, time))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is judged plainly when a pinned key is none', () => {
    expect(() => publicKey('not a key')).toThrow('SPKI');
    expect(() => certificateFault(made, ['not a key'])).toThrow('SPKI');
  });
});

describe('where the root key is at hand', () => {
  const at = (time: number, found = first) => renewedCertificate(found, { key, root, now: time });
  const first = renewedCertificate(undefined, { key, root, now });

  it('a certificate is kept for most of a year, and made anew four weeks before its end', () => {
    expect(at(now + 300 * DAY)).toEqual(first);
    const renewed = at(now + 340 * DAY);
    expect(Date.parse(renewed.notBefore)).toBe(now + 340 * DAY);
    expect(certificateFault(renewed, [publicKeyOf(root)])).toBeUndefined();
  });

  it.each([
    ['another key', { ...first, key: publicKeyOf(newKey()) }],
    ['another root', renewedCertificate(undefined, { key, root: newKey(), now })],
  ])('one of %s is replaced', (_, found) => {
    expect(certificateFault(at(now, found), [publicKeyOf(root)])).toBeUndefined();
  });
});
