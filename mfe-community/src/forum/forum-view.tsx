import { PageHead, useQueryClient } from '@coachlab/remote-kit';
import { Button, Page, PageHeader, Spread } from '@coachlab/ui';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { refreshPosts } from '../api/forum-posts.ts';
import { NewPostForm } from './new-post-form.tsx';
import { usePostDraft } from './post-draft.ts';
import { PostList } from './post-list.tsx';

const LEAD = 'What you tried, what happened, what you would ask someone who has been there.';

/** The list of posts, and the form for another. */
export function ForumView() {
  const client = useQueryClient();
  const formId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [writing, setWriting] = useState(false);
  const [refreshing, setRefreshing] = useState(false);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const form = usePostDraft();

  const close = () => {
    setWriting(false);
    // The form goes, and the focus with it, unless it has a place to go to.
    toggle.current?.focus();
  };
  const refresh = async () => {
    setRefreshing(true);
    setCursors([]);
    await refreshPosts(client);
    setRefreshing(false);
  };

  return (
    <Page>
      <PageHead title="Coaching Forum" description={LEAD} />
      <link rel="alternate" type="application/atom+xml" title="Coaching Forum" href="/-/forum.atom" />
      <PageHeader
        label="Community Discussion"
        title="Coaching Forum"
        lead={LEAD}
        act={
          <Button
            ref={toggle}
            icon={writing ? X : Plus}
            aria-expanded={writing}
            aria-controls={writing ? formId : undefined}
            onClick={() => setWriting(!writing)}
          >
            New Post
          </Button>
        }
      />
      <Spread
        heading="Newest first"
        note="Anyone can post, no sign-up."
        side={
          <div>
            <Button
              variant="quiet"
              size="small"
              icon={RefreshCw}
              pending={refreshing}
              pendingLabel="Refreshing..."
              onClick={() => void refresh()}
            >
              Refresh
            </Button>
          </div>
        }
        tight
      >
        {writing && (
          <NewPostForm
            id={formId}
            form={form}
            onCancel={close}
            onPosted={() => {
              close();
              void refresh();
            }}
          />
        )}
        <PostList cursors={cursors} onMore={(cursor) => setCursors([...cursors, cursor])} />
      </Spread>
    </Page>
  );
}
