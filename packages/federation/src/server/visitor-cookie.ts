import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Holds `<32 hex digits>.<seconds since 1970>.<base64url HMAC-SHA256>`; those of before have no time. */
export const VISITOR_COOKIE = 'coachlab_visitor';

const COOKIE = /^([0-9a-f]{32})\.(?:(\d{10})\.)?([A-Za-z0-9_-]{43})$/;

export interface Visitor {
  /** 32 hex digits: the unit of every assignment. */
  id: string;
  /** When the cookie was first given, in milliseconds since 1970; null for one from before that was noted. */
  since: number | null;
  /** Signed with a key that is on its way out: send the cookie again. */
  renew: boolean;
}

export function createVisitorId(random: (size: number) => Uint8Array = randomBytes): string {
  return Buffer.from(random(16)).toString('hex');
}

/** The cookie's value. The first key signs. */
export function signVisitor({ id, since }: Omit<Visitor, 'renew'>, keys: readonly string[]): string {
  const [key] = keys;
  if (!key) throw new TypeError('A visitor cookie needs at least one key.');
  const said = since === null ? id : `${id}.${Math.floor(since / 1_000)}`;
  return `${said}.${mac(said, key).toString('base64url')}`;
}

/** Null for what no key signed, or is no such cookie at all. */
export function verifyVisitor(cookie: string | undefined, keys: readonly string[]): Visitor | null {
  const [, id, seconds, signature] = COOKIE.exec(cookie ?? '') ?? [];
  if (id === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  // Every key is tried, and compared in constant time: the answer's delay tells nothing.
  const said = seconds === undefined ? id : `${id}.${seconds}`;
  const matches = keys.map((key) => timingSafeEqual(given, mac(said, key)));
  const since = seconds === undefined ? null : Number(seconds) * 1_000;
  return matches.includes(true) ? { id, since, renew: matches[0] !== true } : null;
}

/** The cookie's name is signed too, so that no other cookie under the same keys passes for this one. */
function mac(said: string, key: string): Buffer {
  return createHmac('sha256', key).update(`${VISITOR_COOKIE}=${said}`).digest();
}
