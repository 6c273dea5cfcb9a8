import { expect, it } from '@jest/globals';
import type { SignedPage } from '../app/offline/signed-page.ts';
import { PageVerifier } from './page-verifier.ts';
import { PUBLIC_KEY, signatureOf } from './testing/signing.ts';

const PAGE: SignedPage = {
  address: '/lab',
  set: 'one',
  policy: "default-src 'self'",
  html: '<h1>Lab – é</h1>',
};
const OTHER_KEY = `BA${'A'.repeat(85)}=`;

it('a page is the server’s when one of its keys signed it', async () => {
  const another = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])) as {
    publicKey: CryptoKey;
  } as CryptoKeyPair;
  const point = Buffer.from(await crypto.subtle.exportKey('raw', another.publicKey)).toString('base64');
  expect(await new PageVerifier([point, PUBLIC_KEY]).isSigned(PAGE, signatureOf(PAGE))).toBe(true);
  expect(await new PageVerifier([point]).isSigned(PAGE, signatureOf(PAGE))).toBe(false);
});

it.each<[string, Partial<SignedPage>]>([
  ['with other bytes', { html: '<h1>Lab</h1><script src="/remotes/a.js"></script>' }],
  ['with another policy', { policy: '' }],
  ['at another address', { address: '/home' }],
  ['of another set', { set: 'two' }],
])('the same page %s is not', async (_, change) => {
  const verifier = new PageVerifier([PUBLIC_KEY]);
  expect(await verifier.isSigned({ ...PAGE, ...change }, signatureOf(PAGE))).toBe(false);
});

it.each([null, '', 'A', '%', signatureOf(PAGE).slice(4), Buffer.alloc(64).toString('base64')])(
  'nor one with %j in the place of the signature',
  async (signature) => expect(await new PageVerifier([PUBLIC_KEY]).isSigned(PAGE, signature)).toBe(false),
);

it.each([[[]], [['no key']], [[OTHER_KEY]]])(
  'without a key that can be used (%j), no page is',
  async (keys) => expect(await new PageVerifier(keys).isSigned(PAGE, signatureOf(PAGE))).toBe(false),
);
