import type { ForumPost } from '@coachlab/contracts';
import { Link, useQueries } from '@coachlab/remote-kit';
import { Button, EmptyState, FailedPanel, LinkButton, Skeleton, Stack, useChunk } from '@coachlab/ui';
import { useForumMine } from '../api/forum-mine.ts';
import { forumPosts, PAGE_SIZE } from '../api/forum-posts.ts';
import { href } from '../shared/addresses.ts';
import { type ForumSearch, searchText } from './forum-search.ts';
import { PostItem } from './post-item.tsx';
import css from './post-list.module.css';
import { startersPart } from './starters-part.ts';

export interface PostListProps {
  search: ForumSearch;
  /** Id of the last post of each page but the last. */
  cursors: readonly string[];
  onMore: (cursor: string) => void;
  /** Begins a post with this title. */
  onStart: (title: string) => void;
}

/** The pages fetched so far, one below the other. */
export function PostList({ search, cursors, onMore, onStart }: PostListProps) {
  const mine = useForumMine().posts;
  const searching = searchText(search) !== '';
  const held = searching ? [] : mine;
  const pages = useQueries({
    queries: [forumPosts(search), ...cursors.map((cursor) => forumPosts(search, cursor))],
  });
  const found = pages.flatMap(({ data }) => data ?? []);
  // Between two pages votes may have moved a post from the one to the other.
  const posts = [...new Map([...held, ...found].map((post) => [post.id, post])).values()];
  const last = pages.at(-1);
  const failed = pages.find(({ isError }) => isError);

  if (found.length === 0 && pages[0]?.isPending)
    return <Skeleton shape="rows" label="Loading posts..." count={6} />;
  if (failed)
    return (
      <>
        <Items posts={posts} />
        <FailedPanel title="The posts did not load" onRetry={failed.refetch} retrying={failed.isFetching}>
          The rest of the site works, and what you typed is kept.
        </FailedPanel>
      </>
    );
  if (posts.length === 0) return searching ? <NothingFound /> : <NobodyYet onStart={onStart} />;
  const oldest = found.at(-1);
  const more = last?.isPending || last?.data?.length === PAGE_SIZE;
  return (
    <>
      {searching && <Found posts={posts.length} more={more} />}
      <Items posts={posts} />
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
          {searching ? 'That is all.' : 'That is where it began.'}
        </p>
      )}
    </>
  );
}

function Items({ posts }: { posts: readonly ForumPost[] }) {
  return (
    <ul className={css.list}>
      {posts.map((post) => (
        <PostItem key={post.id} post={post} />
      ))}
    </ul>
  );
}

function Found({ posts, more }: { posts: number; more: boolean | undefined }) {
  return (
    <p role="status" className={css.found}>
      {more ? `The first ${posts} posts` : posts === 1 ? '1 post' : `${posts} posts`} ·{' '}
      <Link to={href.forum()}>Show all</Link>
    </p>
  );
}

function NothingFound() {
  return (
    <EmptyState
      title="No posts found"
      act={
        <LinkButton size="small" link={<Link to={href.forum()} />}>
          Show all
        </LinkButton>
      }
    >
      Try fewer words or another category.
    </EmptyState>
  );
}

function NobodyYet({ onStart }: Pick<PostListProps, 'onStart'>) {
  const starters = useChunk(startersPart, true, ignore);
  return (
    <Stack gap={5}>
      <EmptyState title="No posts yet. Be the first to start a conversation!" />
      {starters && (
        <div data-part="starters">
          <starters.Starters onStart={onStart} />
        </div>
      )}
    </Stack>
  );
}

// The words above say what to do.
function ignore(): void {}
