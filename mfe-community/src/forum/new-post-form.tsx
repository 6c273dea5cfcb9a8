import { newIdempotencyKey, toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Button, Panel, Row, Stack, TextArea, TextField } from '@coachlab/ui';
import { type FormEvent, useRef, useState } from 'react';
import { createPost, type PostDraft } from '../api/create-post.ts';
import { FORUM_POSTS_KEY } from '../api/forum-posts.ts';

const EMPTY: PostDraft = { authorName: '', title: '', content: '' };

/** Writes a post. Stays filled when it failed. */
export function NewPostForm({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const [empty, setEmpty] = useState<ReadonlySet<keyof PostDraft>>(new Set());
  const key = useRef(newIdempotencyKey());
  const send = useMutation({
    mutationFn: (post: PostDraft) => createPost(post, key.current),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: FORUM_POSTS_KEY });
    },
    onError: () =>
      toast({
        tone: 'error',
        title: 'Error',
        description: 'Your post did not arrive. It is still here: send it again.',
      }),
  });
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = Object.keys(EMPTY) as (keyof PostDraft)[];
    const missing = fields.filter((field) => draft[field].trim() === '');
    setEmpty(new Set(missing));
    if (missing[0]) form.current?.querySelector<HTMLElement>(`[name=${missing[0]}]`)?.focus();
    else if (!send.isPending) send.mutate(draft);
  };
  const bind = (name: keyof PostDraft) => ({
    name,
    value: draft[name],
    'aria-invalid': empty.has(name) || undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      key.current = newIdempotencyKey();
      setDraft((current) => ({ ...current, [name]: target.value }));
    },
  });

  return (
    <Panel id={id}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          <TextField label="Your name" {...bind('authorName')} />
          <TextField label="Title" {...bind('title')} />
          <TextArea label="Content" hint="Everyone can read it; leave names out." {...bind('content')} />
          <Row>
            <Button type="submit" variant="primary" pending={send.isPending} pendingLabel="Posting...">
              Post
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}
