import { PageHead, pageData, useQuery } from '@coachlab/remote-kit';
import { Button, EmptyState, FailedPanel, Page, PageHeader, Skeleton, Spread } from '@coachlab/ui';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { forumPosts } from '../api/forum-posts.ts';
import { NewPostForm } from '../forum/new-post-form.tsx';
import { PostList } from '../forum/post-list.tsx';

export const loader = pageData(() => [forumPosts()]);

export function Component() {
  const [writing, setWriting] = useState(false);
  const form = useId();
  return (
    <Page>
      <PageHead
        title="Coaching Forum"
        description="What you tried, what happened, what you would ask someone who has been there."
      />
      <PageHeader
        label="Community Discussion"
        title="Coaching Forum"
        lead="What you tried, what happened, what you would ask someone who has been there."
        act={
          <Button
            icon={writing ? X : Plus}
            aria-expanded={writing}
            aria-controls={form}
            onClick={() => setWriting(!writing)}
          >
            New Post
          </Button>
        }
      />
      <Spread heading="Newest first" note="Anyone can post, no sign-up." tight>
        {writing && <NewPostForm id={form} onClose={() => setWriting(false)} />}
        <Posts />
      </Spread>
    </Page>
  );
}

function Posts() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(forumPosts());
  if (isPending) return <Skeleton shape="text" label="Loading posts..." count={8} />;
  if (isError)
    return (
      <FailedPanel title="The posts did not load" onRetry={refetch} retrying={isFetching}>
        The rest of the site works, and what you typed is kept.
      </FailedPanel>
    );
  if (data.length === 0) return <EmptyState title="No posts yet. Be the first to start a conversation!" />;
  return <PostList posts={data} />;
}
