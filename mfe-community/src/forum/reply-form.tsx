import { FORUM_LIMITS, type NewForumReply } from '@coachlab/contracts';
import { toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Button, Panel, Row, Stack, TextField } from '@coachlab/ui';
import { useRef } from 'react';
import { createReply } from '../api/create-reply.ts';
import { forumMine } from '../api/forum-mine.ts';
import { refreshPosts } from '../api/forum-posts.ts';
import { tooLong } from '../shared/code-points.ts';
import { ClearForm } from '../shared/clear-form.tsx';
import { Honeypot, honeypotOf } from '../shared/honeypot.tsx';
import { NeedsScripts } from '../shared/needs-scripts.tsx';
import { sendFault } from '../shared/send-fault.ts';
import { useAttemptKey } from '../shared/use-attempt-key.ts';
import { type Faults, useForm } from '../shared/use-form.ts';
import css from '../shared/form.module.css';
import { MarkdownField } from './markdown-field.tsx';
import { useKeptName } from './use-kept-name.ts';

/** Answers a post. A failure leaves everything as it is. */
export function ReplyForm({ postId }: { postId: string }) {
  const client = useQueryClient();
  const keyFor = useAttemptKey();
  const robots = useRef<HTMLInputElement>(null);
  const [authorName, keepName] = useKeptName();
  const form = useForm<keyof NewForumReply>(
    `forum-reply/${postId}`,
    { authorName, content: '' },
    replyFaults,
  );
  const send = useMutation({
    mutationFn: (draft: NewForumReply) =>
      createReply(postId, draft, keyFor([postId, draft]), honeypotOf(robots)),
    onSuccess: async (reply) => {
      form.clear();
      keepName(reply.authorName);
      await client.invalidateQueries({ queryKey: forumMine.queryKey });
      if (reply.status === 'published') return refreshPosts(client);
      toast({
        title: 'The coach will review it first',
        description: 'Until then only you can see your reply.',
      });
    },
    onError: (error) => toast({ tone: 'error', ...sendFault(error, 'reply') }),
  });
  const reply = form.submit((draft) => {
    if (!send.isPending) send.mutate(draft);
  });

  return (
    <Panel title="Your reply">
      <form
        id="reply"
        ref={form.form}
        tabIndex={-1}
        className={css.form}
        method="post"
        onSubmit={reply}
        noValidate
      >
        <Stack>
          <NeedsScripts />
          <TextField label="Your name" autoComplete="nickname" {...form.bind('authorName')} />
          <MarkdownField
            label="Reply"
            hint="Everyone can read it; leave names out."
            {...form.bind('content')}
          />
          <Honeypot field={robots} />
          <Row>
            <Button type="submit" variant="primary" pending={send.isPending} pendingLabel="Sending...">
              Send reply
            </Button>
            <ClearForm form={form} />
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}

function replyFaults({ authorName, content }: Readonly<NewForumReply>): Faults<keyof NewForumReply> {
  return {
    authorName:
      authorName.trim() === '' ? 'Give a name, any will do' : tooLong(authorName, FORUM_LIMITS.authorName),
    content: content.trim() === '' ? 'Write something' : tooLong(content, FORUM_LIMITS.content),
  };
}
