import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Holds `<32 hex digits>.<base64url HMAC-SHA256>`. */
export const VISITOR_COOKIE = 'coachlab_visitor';

const COOKIE = /^([0-9a-f]{32})\.([A-Za-z0-9_-]{43})$/;

export interface Visitor {
  /** 32 hex digits: the unit of every assignment. */
  id: string;
  /** Signed with a key that is on its way out: send the cookie again. */
  renew: boolean;
}

export function createVisitorId(random: (size: number) => Uint8Array = randomBytes): string {
  return Buffer.from(random(16)).toString('hex');
}

/** The cookie's value. The first key signs. */
export function signVisitor(id: string, keys: readonly string[]): string {
  const [key] = keys;
  if (!key) throw new TypeError('A visitor cookie needs at least one key.');
  return `${id}.${mac(id, key).toString('base64url')}`;
}

/** Null for what no key signed, or is no such cookie at all. */
export function verifyVisitor(cookie: string | undefined, keys: readonly string[]): Visitor | null {
  const [, id, signature] = COOKIE.exec(cookie ?? '') ?? [];
  if (id === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  // Every key is tried, and compared in constant time: the answer's delay tells nothing.
  const matches = keys.map((key) => timingSafeEqual(given, mac(id, key)));
  return matches.includes(true) ? { id, renew: matches[0] !== true } : null;
}

/** The cookie's name is signed too, so that no other cookie under the same keys passes for this one. */
function mac(id: string, key: string): Buffer {
  return createHmac('sha256', key).update(`${VISITOR_COOKIE}=${id}`).digest();
}
