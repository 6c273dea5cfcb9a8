import { GUEST_USER_ID } from '@coachlab/contracts';
import { ForbiddenError } from '@coachlab/service-common';

/** Callers without the visitor cookie share one. No visitor id looks like it. */
export const SHARED_OWNER = GUEST_USER_ID;

/** The spec's one user stands for whoever asks; nobody can act for another. Throws ForbiddenError. */
export function requireGuest(userId: string): void {
  if (userId === GUEST_USER_ID) return;
  throw new ForbiddenError('not_your_user', {
    detail: `There is no sign-in: userId is "${GUEST_USER_ID}", which means this browser.`,
  });
}

/** What an erasure is noted under, and asked for by what is written. See Erasures. */
export const ownerName = (ownerId: string): string => `owner ${ownerId}`;
export const visitorName = (visitorId: string): string => `visitor ${visitorId}`;
