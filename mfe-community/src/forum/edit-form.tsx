import { type ContributionKind, FORUM_LIMITS, type ForumPost, type ForumReply } from '@coachlab/contracts';
import { toast, useMutation } from '@coachlab/remote-kit';
import { Button, Panel, Row, SelectField, Stack, TextField } from '@coachlab/ui';
import { useEffect } from 'react';
import { changeWords } from '../api/own-words.ts';
import { tooLong } from '../shared/code-points.ts';
import { sendFault } from '../shared/send-fault.ts';
import { type Faults, useForm } from '../shared/use-form.ts';
import { CATEGORY_NAMES } from './category-names.ts';
import { MarkdownField } from './markdown-field.tsx';
import { refusal } from './refusal.ts';

interface EditFormProps {
  kind: ContributionKind;
  words: ForumPost | ForumReply;
  onCancel: () => void;
  onSaved: (status: string) => Promise<void>;
}

type Field = 'title' | 'category' | 'content';

/** Changes what one wrote. A failure leaves everything as it is, and a reload too. */
export function EditForm({ kind, words, onCancel, onSaved }: EditFormProps) {
  const post = 'title' in words ? words : null;
  const { content } = words;
  const form = useForm<Field>(
    `forum-edit/${words.id}`,
    { title: post?.title ?? '', category: post?.category ?? '', content },
    (values) => faultsOf(kind, values),
  );
  const { form: element } = form;
  useEffect(() => element.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [element]);
  const save = useMutation({
    mutationFn: ({ title, category, content: text }: Readonly<Record<Field, string>>) =>
      changeWords(
        kind,
        words.id,
        post ? { title, content: text, category: category as ForumPost['category'] } : { content: text },
      ),
    onSuccess: async ({ status }) => {
      form.clear();
      await onSaved(status);
      if (status === 'pending')
        toast({
          title: 'The coach will review it first',
          description: `Until then only you can see your ${kind}.`,
        });
    },
    onError: (error) => {
      const description = refusal(error);
      toast({
        tone: 'error',
        ...(description ? { title: 'Not saved', description } : sendFault(error, kind)),
      });
    },
  });
  const submit = form.submit((values) => {
    if (!save.isPending) save.mutate(values);
  });
  const cancel = () => {
    form.clear();
    onCancel();
  };
  return (
    <Panel title={`Edit your ${kind}`}>
      <form ref={form.form} onSubmit={submit} noValidate>
        <Stack>
          {post && (
            <>
              <TextField label="Title" {...form.bind('title')} />
              <SelectField label="Category" {...form.bind('category')}>
                {Object.entries(CATEGORY_NAMES).map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </>
          )}
          <MarkdownField
            label="Content"
            hint="Everyone can read it; leave names out."
            {...form.bind('content')}
          />
          <Row>
            <Button type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving...">
              Save
            </Button>
            <Button variant="quiet" onClick={cancel}>
              Cancel
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}

function faultsOf(
  kind: ContributionKind,
  { title, content }: Readonly<Record<Field, string>>,
): Faults<Field> {
  return {
    title:
      kind === 'reply'
        ? undefined
        : title.trim() === ''
          ? 'Give the post a title'
          : tooLong(title, FORUM_LIMITS.title),
    content: content.trim() === '' ? 'Write something' : tooLong(content, FORUM_LIMITS.content),
  };
}
