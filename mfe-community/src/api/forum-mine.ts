import type { ForumMine } from '@coachlab/contracts';
import { apiQuery, useHydrated, useQuery } from '@coachlab/remote-kit';

export const forumMine = apiQuery<ForumMine>('/api/forum/mine');

const NOTHING: ForumMine = { posts: [], replies: [], upvoted: [] };

/**
 * Until when the visitor can change or delete what has this id, by this browser's clock; undefined for what they did not
 * write, or no longer can.
 */
export function useEditableUntil(id: string): number | undefined {
  const hydrated = useHydrated();
  const { data, dataUpdatedAt } = useQuery({ ...forumMine, enabled: hydrated });
  const own = data?.editable?.find((one) => one.id === id);
  return own && dataUpdatedAt + own.seconds * 1_000;
}

/** What only this visitor sees; nothing on the server, and nothing when it cannot be had. */
export function useForumMine(): ForumMine {
  const hydrated = useHydrated();
  return useQuery({ ...forumMine, enabled: hydrated }).data ?? NOTHING;
}
