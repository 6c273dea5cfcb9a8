import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { type SignedPage, signedText } from '../../app/offline/signed-page.ts';
import type { RenderedPage } from './page-cache.ts';

interface Signed extends Omit<SignedPage, 'html'> {
  signature: string;
}

/**
 * Signs pages that browsers may keep, so that a service worker shows none that somebody else has put among them. Every
 * shell of the site derives the same keys, from those of its cookies: the first signs, all are believed.
 */
export class PageSigner {
  readonly #key: KeyObject;
  readonly #signed = new WeakMap<RenderedPage, Signed>();
  /** Base64 of each key's public point. */
  readonly publicKeys: string[];

  constructor(secrets: readonly string[]) {
    const pairs = secrets.map(keyPair);
    this.#key = pairs[0]!.key;
    this.publicKeys = pairs.map(({ point }) => point);
  }

  sign(page: SignedPage): string {
    return sign('sha256', Buffer.from(signedText(page)), {
      key: this.#key,
      dsaEncoding: 'ieee-p1363',
    }).toString('base64');
  }

  /** Signs a page once for as long as it is asked for at the same address. */
  signRendered(page: RenderedPage, { address, set, policy }: Omit<SignedPage, 'html'>): string {
    const known = this.#signed.get(page);
    if (known && known.address === address && known.set === set && known.policy === policy)
      return known.signature;
    const signature = this.sign({ address, set, policy, html: page.raw.toString() });
    this.#signed.set(page, { address, set, policy, signature });
    return signature;
  }
}

function keyPair(secret: string): { key: KeyObject; point: string } {
  const scalar = Buffer.from(hkdfSync('sha256', secret, 'coachlab shell', 'pages kept offline', 32));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const d = scalar.toString('base64url');
  // An uncompressed point is 4, x, y.
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d, x: part(1), y: part(33) },
    format: 'jwk',
  });
  return { key, point: point.toString('base64') };
}
