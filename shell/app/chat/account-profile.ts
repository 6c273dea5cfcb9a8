import { apiQuery, useQuery } from '@coachlab/remote-kit';

const userProfile = apiQuery<Record<string, unknown>>('/api/user-profile');

/** The profile of an account. The specification declares this query; there are no accounts, so it is never asked. */
export function useAccountProfile(): Record<string, unknown> | undefined {
  return useQuery({ ...userProfile, enabled: false }).data;
}
