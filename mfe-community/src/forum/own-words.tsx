import type { ContributionKind, ForumPost, ForumReply } from '@coachlab/contracts';
import { isNotFound, toast, useMutation, useNavigate, useQueryClient } from '@coachlab/remote-kit';
import { Button, ConfirmButton, Row } from '@coachlab/ui';
import { useState } from 'react';
import { forumMine } from '../api/forum-mine.ts';
import { refreshPosts } from '../api/forum-posts.ts';
import { deleteWords } from '../api/own-words.ts';
import { href } from '../shared/addresses.ts';
import { EditForm } from './edit-form.tsx';
import { refusal } from './refusal.ts';
import css from './own-words.module.css';

export interface OwnWordsProps {
  kind: ContributionKind;
  words: ForumPost | ForumReply;
  /** In milliseconds since 1970. */
  until: number | undefined;
  editing: boolean;
  onEditing: (editing: boolean) => void;
}

/** What authors can do with what they wrote a moment ago. */
export function OwnWords({ kind, words, until, editing, onEditing }: OwnWordsProps) {
  const [edited, setEdited] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: forumMine.queryKey });
    await refreshPosts(client);
  };
  const close = () => {
    setEdited(true);
    onEditing(false);
  };
  const remove = useMutation({
    // Gone already is as good as deleted.
    mutationFn: () =>
      deleteWords(kind, words.id).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      }),
    onSuccess: async () => {
      if (kind === 'post') await navigate(href.forum());
      await refresh();
      toast({ tone: 'done', title: `Your ${kind} is deleted` });
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'Not deleted',
        description: refusal(error) ?? 'Check the connection and try again.',
      }),
  });
  if (editing)
    return (
      <div className={css.acts}>
        <EditForm
          kind={kind}
          words={words}
          onCancel={close}
          onSaved={async (status) => {
            // A held post has no page of its own; its author finds it in the list.
            if (kind === 'post' && status === 'pending') await navigate(href.forum());
            await refresh();
            close();
          }}
        />
      </div>
    );
  return (
    <Row className={css.acts}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone */}
      <Button size="small" autoFocus={edited} onClick={() => onEditing(true)}>
        Edit
      </Button>
      <ConfirmButton
        size="small"
        variant="danger"
        title={`Delete this ${kind}?`}
        description="It is gone at once, and does not come back."
        yes="Delete"
        yesPending="Deleting..."
        pending={remove.isPending}
        onYes={() => remove.mutateAsync()}
      >
        Delete
      </ConfirmButton>
      {until !== undefined && (
        <span className={css.until}>
          until{' '}
          <time dateTime={new Date(until).toISOString()}>
            {new Date(until).toLocaleTimeString([], { timeStyle: 'short' })}
          </time>
        </span>
      )}
    </Row>
  );
}
