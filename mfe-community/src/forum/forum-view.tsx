import { PageHead, useQuery, useQueryClient } from '@coachlab/remote-kit';
import { Button, MarginNote, Page, PageHeader, preloadChunk, Spread, useChunk } from '@coachlab/ui';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { forumPosts, refreshPosts } from '../api/forum-posts.ts';
import { type ForumSearch, searchText } from './forum-search.ts';
import css from './forum-view.module.css';
import { newPostPart } from './new-post-part.ts';
import { usePostDraft } from './post-draft.ts';
import { PostList } from './post-list.tsx';
import { SearchForm } from './search-form.tsx';

const LEAD = 'What you tried, what happened, what you would ask someone who has been there.';

interface ForumViewProps {
  search: ForumSearch;
  /** The form stands open from the start. */
  writes: boolean;
}

/** The list of posts, or those that are looked for, and the form for another. */
export function ForumView({ search, writes }: ForumViewProps) {
  const client = useQueryClient();
  const formId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [writing, setWriting] = useState(writes);
  const [refreshing, setRefreshing] = useState(false);
  const [sent, setSent] = useState(false);
  const asked = searchText(search);
  const [paged, setPaged] = useState<{ of: string; cursors: readonly string[] }>({ of: asked, cursors: [] });
  const cursors = paged.of === asked ? paged.cursors : [];
  const form = usePostDraft(sent);
  const loadedForm = useChunk(newPostPart, writing, () => setWriting(false));
  const isEmpty = useQuery(forumPosts(search)).data?.length === 0 && asked === '';

  const close = () => {
    setWriting(false);
    // The form goes, and the focus with it, unless it has a place to go to.
    toggle.current?.focus();
  };
  const refresh = async () => {
    setRefreshing(true);
    setPaged({ of: asked, cursors: [] });
    await refreshPosts(client);
    setRefreshing(false);
  };

  return (
    <Page>
      <PageHead title="Coaching Forum" description={LEAD} noindex={asked !== ''} />
      <link rel="alternate" type="application/atom+xml" title="Coaching Forum" href="/-/forum.atom" />
      <PageHeader
        label="Community Discussion"
        title="Coaching Forum"
        lead={LEAD}
        beside
        act={
          // Without scripts it leads to the page with the form open.
          <form action="/forum" onSubmit={(event) => event.preventDefault()}>
            <input type="hidden" name="write" value="1" />
            <Button
              ref={toggle}
              type="submit"
              icon={writing ? X : Plus}
              aria-expanded={writing}
              aria-controls={writing ? formId : undefined}
              onPointerEnter={() => preloadChunk(newPostPart)}
              onFocus={() => preloadChunk(newPostPart)}
              onClick={() => setWriting(!writing)}
            >
              New Post
            </Button>
          </form>
        }
      />
      <Spread
        heading={search.sort === 'top' ? 'Most votes first' : 'Newest first'}
        side={
          <div className={css.side}>
            <MarginNote>Anyone can post, no sign-up.</MarginNote>
            <span className={css.acts}>
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
              <a href="/-/forum.atom" className={css.feed}>
                Feed
              </a>
            </span>
          </div>
        }
        tight
      >
        {writing && loadedForm && (
          <div data-part="new-post">
            <loadedForm.NewPostForm
              id={formId}
              form={form}
              onCancel={close}
              onPosted={() => {
                setSent(true);
                close();
                void refresh();
              }}
            />
          </div>
        )}
        {!isEmpty && <SearchForm search={search} />}
        <PostList
          search={search}
          cursors={cursors}
          onMore={(cursor) => setPaged({ of: asked, cursors: [...cursors, cursor] })}
          onStart={(title) => {
            form.start({ title });
            setWriting(true);
          }}
        />
      </Spread>
    </Page>
  );
}
