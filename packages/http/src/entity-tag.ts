import type { Encoding } from './accept-encoding.ts';

/** A strong ETag names bytes, so each encoding has its own. */
const SUFFIX: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** @param tag without quotes */
export function entityTag(tag: string, encoding: Encoding): string {
  return `"${tag}${SUFFIX[encoding]}"`;
}

/** If-None-Match compares weakly, and a copy in any encoding is as fresh as in another. */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch
    .split(',')
    .map((entry) =>
      entry
        .trim()
        .replace(/^W\//, '')
        .replace(/^"|"$/g, '')
        .replace(/\.(br|gz)$/, ''),
    )
    .includes(tag);
}
