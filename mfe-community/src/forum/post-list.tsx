import { useQueries } from '@coachlab/remote-kit';
import { Button, EmptyState, FailedPanel, Skeleton } from '@coachlab/ui';
import { useForumMine } from '../api/forum-mine.ts';
import { forumPosts, PAGE_SIZE } from '../api/forum-posts.ts';
import { PostItem } from './post-item.tsx';
import css from './post-list.module.css';

export interface PostListProps {
  /** Id of the last post of each page but the last. */
  cursors: readonly string[];
  onMore: (cursor: string) => void;
}

/** The pages fetched so far, one below the other. */
export function PostList({ cursors, onMore }: PostListProps) {
  const held = useForumMine().posts;
  const pages = useQueries({ queries: [forumPosts(), ...cursors.map((cursor) => forumPosts(cursor))] });
  const posts = pages.flatMap(({ data }) => data ?? []);
  const last = pages.at(-1);
  const failed = pages.find(({ isError }) => isError);

  if (posts.length === 0 && pages[0]?.isPending)
    return <Skeleton shape="text" label="Loading posts..." count={8} />;
  if (failed)
    return (
      <>
        <Items posts={[...held, ...posts]} />
        <FailedPanel title="The posts did not load" onRetry={failed.refetch} retrying={failed.isFetching}>
          The rest of the site works, and what you typed is kept.
        </FailedPanel>
      </>
    );
  if (posts.length + held.length === 0)
    return <EmptyState title="No posts yet. Be the first to start a conversation!" />;
  const oldest = posts.at(-1);
  const more = last?.isPending || last?.data?.length === PAGE_SIZE;
  return (
    <>
      <Items posts={[...held, ...posts]} />
      {more && (
        <Button
          className={css.more}
          pending={last?.isPending}
          pendingLabel="Loading..."
          onClick={() => oldest && onMore(oldest.id)}
        >
          Load more
        </Button>
      )}
      {cursors.length > 0 && !more && (
        <p role="status" className={css.end}>
          That is where it began.
        </p>
      )}
    </>
  );
}

function Items({ posts }: { posts: Parameters<typeof PostItem>[0]['post'][] }) {
  return (
    <ul className={css.list}>
      {posts.map((post) => (
        <PostItem key={post.id} post={post} />
      ))}
    </ul>
  );
}
