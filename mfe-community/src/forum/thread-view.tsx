import type { ForumPost } from '@coachlab/contracts';
import { isNotFound, Link, PageHead, useHydrated, useQuery } from '@coachlab/remote-kit';
import { Crumb, EmptyState, FailedPanel, LinkButton, Page, PageHeader, PageSkeleton } from '@coachlab/ui';
import { useEffect, useState } from 'react';
import { forumPost } from '../api/forum-posts.ts';
import { href } from '../shared/addresses.ts';
import { excerpt } from '../shared/excerpt.ts';
import { PostBody } from '../shared/post-body.tsx';
import { OwnActs } from './own-acts.tsx';
import { PostMeta } from './post-meta.tsx';
import { Replies } from './replies.tsx';
import { VoteButton } from './vote-button.tsx';
import css from './thread-view.module.css';

const BACK = { link: <Link to={href.forum()} />, title: 'Forum' };

/** One post with its replies. */
export function ThreadView({ id }: { id: string }) {
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(forumPost(id));
  useFocusOnArrival();
  if (isPending) return <PageSkeleton label="Loading post..." />;
  return (
    <Page>
      {data ? (
        <Thread post={data} />
      ) : (
        <>
          <PageHead title="Coaching Forum" description="A post in the forum." noindex />
          <div className={css.top}>
            <Crumb {...BACK} />
          </div>
          {isError && isNotFound(error) ? (
            <EmptyState
              level={1}
              title="This post is not here"
              act={
                <LinkButton size="small" link={BACK.link}>
                  All posts
                </LinkButton>
              }
            >
              It was removed, or the address is not complete.
            </EmptyState>
          ) : (
            <FailedPanel level={1} title="The post did not load" onRetry={refetch} retrying={isFetching}>
              The rest of the site works.
            </FailedPanel>
          )}
        </>
      )}
    </Page>
  );
}

function Thread({ post }: { post: ForumPost }) {
  return (
    <article>
      <PageHead title={post.title} description={excerpt(post.content).slice(0, 160)} type="article" />
      <PageHeader
        crumb={BACK}
        title={
          <span dir="auto" className={css.title}>
            {post.title}
          </span>
        }
      />
      <PostMeta post={post} />
      <OwnActs kind="post" words={post} />
      <div className={css.post}>
        <VoteButton kind="post" id={post.id} upvotes={post.upvotes} />
        <PostBody text={post.content} formatted={post.formatted} />
      </div>
      <Replies post={post} />
    </article>
  );
}

/** Who came here by a link inside the forum starts at the top of the page, also with a keyboard. */
function useFocusOnArrival(): void {
  const [arrivedByLink] = useState(useHydrated());
  useEffect(() => {
    if (arrivedByLink) document.getElementById('main')?.focus({ preventScroll: true });
  }, [arrivedByLink]);
}
