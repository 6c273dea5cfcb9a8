import type { AssessmentData, CommunityData, Erasure } from '@coachlab/contracts';
import { apiQuery, apiSend, type QueryClient } from '@coachlab/remote-kit';

/** The services that keep something under the visitor's cookie; each answers for itself. */
export const KEEPERS = [
  { service: 'assessment', name: 'Assessments and certifications', path: '/api/assessment/my-data' },
  { service: 'community', name: 'Forum', path: '/api/community/my-data' },
] as const;

export type Keeper = (typeof KEEPERS)[number];
export type KeptData = AssessmentData | CommunityData;

/** Read anew each time, and not kept. */
export async function readMyData(client: QueryClient, { path }: Keeper): Promise<KeptData> {
  const query = apiQuery<KeptData>(path);
  try {
    return await client.fetchQuery({ ...query, staleTime: 0 });
  } finally {
    client.removeQueries(query);
  }
}

export function eraseMyData({ path }: Keeper): Promise<Erasure> {
  return apiSend(path, { method: 'DELETE' });
}
