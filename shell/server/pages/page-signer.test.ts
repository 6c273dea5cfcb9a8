import { expect, it } from '@jest/globals';
import { type SignedPage, signedText } from '../../app/offline/signed-page.ts';
import { renderedPage } from './page-cache.ts';
import { PageSigner } from './page-signer.ts';

const [OLD, NEW] = ['a key of thirty-two characters, or more', 'another of thirty-two characters, or more'];
const PAGE: SignedPage = {
  address: '/lab?focus=growth',
  set: 'one',
  policy: "default-src 'self'",
  html: '<h1>Lab – é</h1>',
};

/** As a browser does it. */
async function isSigned(page: SignedPage, signature: string, key: string): Promise<boolean> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const imported = await crypto.subtle.importKey('raw', Buffer.from(key, 'base64'), curve, false, ['verify']);
  const how = { name: 'ECDSA', hash: 'SHA-256' };
  const text = new TextEncoder().encode(signedText(page));
  return crypto.subtle.verify(how, imported, Buffer.from(signature, 'base64'), text);
}

it('a browser can tell by the public key that a page is the server’s, and that it is this page', async () => {
  const signer = new PageSigner([NEW]);
  const signature = signer.sign(PAGE);
  expect(await isSigned(PAGE, signature, signer.publicKeys[0]!)).toBe(true);
  expect(await isSigned({ ...PAGE, address: '/lab' }, signature, signer.publicKeys[0]!)).toBe(false);
});

it('every shell of a site has the same keys, the ones before among them', async () => {
  const [before, after] = [new PageSigner([OLD]), new PageSigner([NEW, OLD])];
  expect(new PageSigner([NEW, OLD]).publicKeys).toEqual(after.publicKeys);
  expect(after.publicKeys[1]).toBe(before.publicKeys[0]);
  expect(await isSigned(PAGE, after.sign(PAGE), after.publicKeys[0]!)).toBe(true);
});

it('a rendered page is signed for each address at which it is asked for', async () => {
  const signer = new PageSigner([NEW]);
  const { html, ...first } = PAGE;
  const rendered = await renderedPage(200, html, []);
  const signature = signer.signRendered(rendered, first);
  expect(signer.signRendered(rendered, first)).toBe(signature);
  const other = signer.signRendered(rendered, { ...first, address: '/lab/' });
  expect(await isSigned({ ...PAGE, address: '/lab/' }, other, signer.publicKeys[0]!)).toBe(true);
});
