import { activityDays, currentStreak, lastActiveDate, readStreak, useStored } from '@coachlab/learner';
import { useHydrated } from '@coachlab/remote-kit';

/** Days in a row up to today. On the server, where today is nobody's, a first day. */
export function useStreak(): number {
  // What the streak is made of: a change of any draws it anew.
  useStored(activityDays);
  useStored(lastActiveDate);
  useStored(currentStreak);
  return useHydrated() ? readStreak() : 1;
}
