import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './identities.ts';

const VALID_FOR = 30 * 60_000;

/** Who may report what. */
export interface SignalClaims {
  /** Keyed hashes. */
  session: string;
  network: string;
  /** Remote to version; of the shell, its build. */
  releases: Record<string, string>;
}

/** Makes and reads the tokens of `POST signals`: an HMAC over the claims, since only the registry reads them. */
export class SignalTokens {
  readonly #key: Buffer;

  constructor(signingKey: KeyObject) {
    this.#key = deriveKey(signingKey, 'tokens of signals');
  }

  issue({ session, network, releases }: SignalClaims, now: number): { token: string; expiresAt: string } {
    const expires = now + VALID_FOR;
    const claims = JSON.stringify([expires, session, network, releases]);
    const body = Buffer.from(claims).toString('base64url');
    return { token: `${body}.${this.#sign(body)}`, expiresAt: new Date(expires).toISOString() };
  }

  /** Null for a token that is expired or was not made here. */
  read(token: string, now: number): SignalClaims | null {
    const [body = '', signature = '', ...rest] = token.split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(body))];
    if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
    // Signed, so it has the shape that `issue` gave it.
    const [expires, session, network, releases] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
      number,
      string,
      string,
      Record<string, string>,
    ];
    return now < expires ? { session, network, releases } : null;
  }

  #sign(body: string): string {
    return createHmac('sha256', this.#key).update(body).digest('base64url');
  }
}
