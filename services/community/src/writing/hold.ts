import type { HoldReason } from '@coachlab/contracts';
import { countLinks } from './links.ts';

/** What has more links waits for the coach. */
const FREE_LINKS = 2;

/** Why a text waits for the coach, or null when it may be shown at once. */
export function heldFor(texts: readonly string[], honeypot: unknown): HoldReason | null {
  if (isHoneypotFilled(honeypot)) return 'honeypot';
  return countLinks(texts.join('\n')) > FREE_LINKS ? 'links' : null;
}

export function isHoneypotFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
