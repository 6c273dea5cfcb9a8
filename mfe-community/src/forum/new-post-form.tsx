import { toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Button, Panel, Row, Stack, TextField } from '@coachlab/ui';
import { useRef } from 'react';
import { createPost, type PostDraft } from '../api/create-post.ts';
import { forumMine } from '../api/forum-mine.ts';
import { ClearForm } from '../shared/clear-form.tsx';
import { Honeypot, honeypotOf } from '../shared/honeypot.tsx';
import { NeedsScripts } from '../shared/needs-scripts.tsx';
import { sendFault } from '../shared/send-fault.ts';
import { useAttemptKey } from '../shared/use-attempt-key.ts';
import { MarkdownField } from './markdown-field.tsx';
import type { PostForm } from './post-draft.ts';
import { useKeptName } from './use-kept-name.ts';
import formCss from '../shared/form.module.css';
import css from './new-post-form.module.css';

export interface NewPostFormProps {
  id: string;
  form: PostForm;
  onCancel: () => void;
  onPosted: () => void;
}

/** Writes a post. A failure leaves everything as it is. */
export function NewPostForm({ id, form, onCancel, onPosted }: NewPostFormProps) {
  const client = useQueryClient();
  const keyFor = useAttemptKey();
  const robots = useRef<HTMLInputElement>(null);
  const [, keepName] = useKeptName();
  const send = useMutation({
    mutationFn: (draft: PostDraft) => createPost(draft, keyFor(draft), honeypotOf(robots)),
    onSuccess: async (post) => {
      form.clear();
      keepName(post.authorName);
      onPosted();
      await client.invalidateQueries({ queryKey: forumMine.queryKey });
      if (post.status === 'published') return;
      toast({
        title: 'The coach will review it first',
        description: 'Until then only you can see your post.',
      });
    },
    onError: (error) => toast({ tone: 'error', ...sendFault(error, 'post') }),
  });
  const post = form.submit((draft) => {
    if (!send.isPending) send.mutate(draft);
  });

  return (
    <Panel id={id} className={css.panel}>
      <form ref={form.form} tabIndex={-1} className={formCss.form} method="post" onSubmit={post} noValidate>
        <Stack>
          <NeedsScripts />
          <div className={css.names}>
            <TextField label="Your name" autoComplete="nickname" {...form.bind('authorName')} />
            <TextField label="Title" {...form.bind('title')} />
          </div>
          <MarkdownField
            label="Content"
            hint="Everyone can read it; leave names out."
            {...form.bind('content')}
          />
          <Honeypot field={robots} />
          <Row>
            <Button type="submit" variant="primary" pending={send.isPending} pendingLabel="Posting...">
              Post
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
            <ClearForm form={form} />
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}
