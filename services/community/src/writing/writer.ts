import { createHash } from 'node:crypto';
import type { Caller } from '@coachlab/service-common';

/**
 * 32 hex digits that stay the same for one person: the visitor id, or, for a caller without the cookie, a digest
 * of the address. Addresses themselves are not kept.
 */
export function writerOf({ visitorId, ip }: Pick<Caller, 'visitorId' | 'ip'>): string {
  return visitorId ?? createHash('sha256').update(`address ${ip}`).digest('hex').slice(0, 32);
}
