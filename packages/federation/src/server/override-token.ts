import type { KeyLike } from 'node:crypto';
import { signText, verifyText } from '@coachlab/keys';
import { canonicalJson } from './canonical-json.ts';

/** What an override's token says: for its holder, these releases until then. */
export interface Override {
  /** Remote to version. */
  releases: Record<string, string>;
  /** ISO 8601. */
  expiresAt: string;
}

/** Characters; a browser keeps no cookie above 4 KB. */
const LONGEST = 3_500;
const TOKEN = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{86})$/;

/** `<payload>.<signature>`, both base64url: safe in a fragment and in a cookie. */
export function signOverride({ releases, expiresAt }: Override, key: KeyLike): string {
  const text = canonicalJson({ purpose: 'override', releases, expiresAt });
  const signature = Buffer.from(signText(text, key), 'base64').toString('base64url');
  const token = `${Buffer.from(text).toString('base64url')}.${signature}`;
  if (token.length > LONGEST) throw new RangeError(`An override's token has at most ${LONGEST} characters.`);
  return token;
}

/** What a token says, when one of `keys` signed it as an override and it has not expired; else null. */
export function openOverride(
  token: string | undefined,
  { keys, now }: { keys: readonly string[]; now: number },
): Override | null {
  if (token === undefined || token.length > LONGEST) return null;
  const [, payload = '', signature = ''] = TOKEN.exec(token) ?? [];
  const text = Buffer.from(payload, 'base64url').toString();
  if (payload === '' || !verifyText(text, signature, keys)) return null;
  // Signed, and so written by signOverride, but under this key other things are signed, too.
  const { purpose, releases, expiresAt } = (JSON.parse(text) ?? {}) as Partial<Override> & {
    purpose?: unknown;
  };
  if (purpose !== 'override' || !releases || expiresAt === undefined) return null;
  return Date.parse(expiresAt) > now ? { releases, expiresAt } : null;
}
