import type { ForumCategory, ForumOrder, ForumPost } from '@coachlab/contracts';
import { apiQuery, type QueryClient } from '@coachlab/remote-kit';

const POSTS = '/api/forum/posts';

/** Posts a page of the list shows. */
export const PAGE_SIZE = 20;

interface Asked {
  q?: string;
  category?: ForumCategory;
  sort?: ForumOrder;
}

/** The first posts of those asked for, or those after the one with this id. */
export const forumPosts = ({ q, category, sort }: Asked, after?: string) =>
  apiQuery<ForumPost[]>(POSTS, { q, category, sort, before: after, limit: PAGE_SIZE, view: 'card' });

export const forumPost = (id: string) => apiQuery<ForumPost>(POSTS, id);

/** Fetches the list afresh from its top. */
export async function refreshPosts(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: [POSTS], type: 'inactive' });
  await client.invalidateQueries({ queryKey: [POSTS] });
}

/** Writes a change of one post into every list and page that shows it. */
export function patchPost(client: QueryClient, id: string, change: Partial<ForumPost>): void {
  const patched = (post: ForumPost): ForumPost => (post.id === id ? { ...post, ...change } : post);
  // Replies are kept under the same key; no reply has the id of a post.
  client.setQueriesData<ForumPost[] | ForumPost>({ queryKey: [POSTS] }, (data) =>
    Array.isArray(data) ? data.map(patched) : data && patched(data),
  );
}
