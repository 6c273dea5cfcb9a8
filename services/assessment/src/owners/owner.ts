import { GUEST_USER_ID } from '@coachlab/contracts';
import { type Caller, ForbiddenError } from '@coachlab/service-common';

/** Callers without the visitor cookie share one. No visitor id looks like it. */
export const SHARED_OWNER = GUEST_USER_ID;

/** The spec's one user stands for whoever asks; nobody can act for another. Throws ForbiddenError. */
export function requireGuest(userId: string): void {
  if (userId === GUEST_USER_ID) return;
  throw new ForbiddenError('not_your_user', {
    detail: `There is no sign-in: userId is "${GUEST_USER_ID}", which means this browser.`,
  });
}

/** For what must not be shared among all callers without a cookie. Throws ForbiddenError. */
export function requireVisitor({ visitorId }: Caller): string {
  if (visitorId !== null) return visitorId;
  throw new ForbiddenError('visitor_required', {
    detail: 'This needs the cookie that the site sets with its pages.',
  });
}
