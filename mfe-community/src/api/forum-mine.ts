import type { ForumMine } from '@coachlab/contracts';
import { apiQuery, useHydrated, useQuery } from '@coachlab/remote-kit';

export const forumMine = apiQuery<ForumMine>('/api/forum/mine');

const NOTHING: ForumMine = { posts: [], replies: [], upvoted: [] };

/** What only this visitor sees; nothing on the server, and nothing when it cannot be had. */
export function useForumMine(): ForumMine {
  const hydrated = useHydrated();
  return useQuery({ ...forumMine, enabled: hydrated }).data ?? NOTHING;
}
