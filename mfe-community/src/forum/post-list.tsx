import type { ForumPost } from '@coachlab/contracts';
import { Entry, EntryList } from '@coachlab/ui';

export function PostList({ posts }: { posts: readonly ForumPost[] }) {
  return (
    <EntryList ordered={false}>
      {posts.map((post) => (
        <Entry key={post.id} title={post.title}>
          {post.content}
        </Entry>
      ))}
    </EntryList>
  );
}
