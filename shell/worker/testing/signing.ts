import { generateKeyPairSync, sign } from 'node:crypto';
import { type SignedPage, signedText } from '../../app/offline/signed-page.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x, y } = publicKey.export({ format: 'jwk' });

/** Base64 of its point, as the worker is given it. */
export const PUBLIC_KEY = Buffer.concat([
  Buffer.of(4),
  Buffer.from(x!, 'base64url'),
  Buffer.from(y!, 'base64url'),
]).toString('base64');

/** As the server signs a page. */
export function signatureOf(page: SignedPage): string {
  return sign('sha256', Buffer.from(signedText(page)), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64');
}
