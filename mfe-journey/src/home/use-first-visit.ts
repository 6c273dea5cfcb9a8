import { onboardingCompleted, useStored } from '@coachlab/learner';
import { useHydrated, useLocation } from '@coachlab/remote-kit';
import { useState } from 'react';

/**
 * Whether a navigation inside the site has come to `/` before any onboarding. A page load is decided in the head,
 * before anything is painted, where crawlers are let through.
 */
export function useFirstVisit(): boolean {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [navigated] = useState(hydrated);
  return !useStored(onboardingCompleted) && navigated && pathname === '/';
}
