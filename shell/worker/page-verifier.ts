import { type SignedPage, signedText } from '../app/offline/signed-page.ts';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };

/** Tells what the server sent from what code on the origin, a section's too, has written into the cache. */
export class PageVerifier {
  readonly #keys: Promise<CryptoKey[]>;

  /** @param keys base64 of the server's public points */
  constructor(keys: readonly string[]) {
    this.#keys = Promise.all(keys.map(imported));
    // Asked for below, where a failure has somebody to tell.
    this.#keys.catch(() => {});
  }

  /** Whether the server signed this page. `signature`: base64 */
  async isSigned(page: SignedPage, signature: string | null): Promise<boolean> {
    if (signature === null) return false;
    try {
      const given = bytesOf(signature);
      const text = new TextEncoder().encode(signedText(page));
      for (const key of await this.#keys) {
        if (await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, given, text)) return true;
      }
      return false;
    } catch {
      return false;
    }
  }
}

async function imported(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(key), CURVE, false, ['verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
