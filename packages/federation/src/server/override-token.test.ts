import { generateKeyPairSync } from 'node:crypto';
import { publicKeyOf, signText } from '@coachlab/keys';
import { describe, expect, it } from '@jest/globals';
import { release } from '../testing/documents.ts';
import { openOverride, signOverride } from './override-token.ts';
import { acceptRelease, signRelease } from './signed-release.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const keys = [publicKeyOf(privateKey)];
const stranger = generateKeyPairSync('ed25519').privateKey;
const now = Date.parse('2026-01-01T12:00:00Z');
const override = { releases: { catalog: '1.5.0-abc' }, expiresAt: '2026-01-01T13:00:00.000Z' };
const open = (token: string | undefined, at = now) => openOverride(token, { keys, now: at });

describe("an override's token", () => {
  const token = signOverride(override, privateKey);

  it('says what was signed, until it expires', () => {
    expect(open(token)).toEqual(override);
    expect(open(token, Date.parse(override.expiresAt))).toBeNull();
  });

  it('fits into a fragment and a cookie as it is', () => expect(token).toMatch(/^[\w.-]+$/));

  it.each([
    ['none', undefined],
    ['nothing', ''],
    ['half of one', token.slice(0, -1)],
    ['the signature of another key', signOverride(override, stranger)],
    ['another payload under its signature', token.replace(/^./, (c) => (c === 'e' ? 'f' : 'e'))],
    ['10 KB', `${'a'.repeat(10_240)}.${'b'.repeat(86)}`],
    ['something else that the key signed', foreign('{"purpose":"release","release":{}}')],
    ['JSON without an object', foreign('null')],
  ])('is not believed: %s', (_, bad) => expect(open(bad)).toBeNull());

  it('has an end to what it can name', () => {
    const releases = Object.fromEntries(
      Array.from({ length: 100 }, (_, i) => [`remote-${i}`, '1.0.0-0123456789']),
    );
    expect(() => signOverride({ ...override, releases }, privateKey)).toThrow(RangeError);
  });
});

describe('a signed release', () => {
  const catalog = release('catalog', '1.5.0');
  const wanted = { name: 'catalog', version: '1.5.0' };
  const signed = signRelease(catalog, privateKey);

  it('is accepted as it was signed', () => {
    expect(acceptRelease(JSON.parse(JSON.stringify(signed)), wanted, keys)).toEqual(catalog);
  });

  it.each([
    ['another file under its signature', { ...signed, release: { ...catalog, entry: 'browser/evil.js' } }],
    ['another key', signRelease(catalog, stranger)],
    ['another version than was asked for', signRelease(release('catalog', '1.4.0'), privateKey)],
    ['another remote', signRelease(release('journey', '1.5.0'), privateKey)],
    ['code from another origin', signRelease({ ...catalog, base: 'https://evil.example/' }, privateKey)],
    ['a page without a hash', signRelease({ ...catalog, integrity: {} }, privateKey)],
    ['no signature', { release: catalog }],
    ['no release', { release: 'catalog', signature: signed.signature }],
    ['nothing', null],
  ])('is refused with %s', (_, answer) => expect(acceptRelease(answer, wanted, keys)).toBeNull());
});

function foreign(text: string): string {
  const signature = Buffer.from(signText(text, privateKey), 'base64').toString('base64url');
  return `${Buffer.from(text).toString('base64url')}.${signature}`;
}
