import { WORKSHOP_DAYS, WORKSHOP_NAME_MAX, type WorkshopRequest } from '@coachlab/contracts';
import { rememberWorkshop } from '@coachlab/learner';
import { isApiError, newIdempotencyKey, toast, useMutation, useNavigate } from '@coachlab/remote-kit';
import { Button, SelectField, TextField } from '@coachlab/ui';
import { type FormEvent, useRef, useState } from 'react';
import { openWorkshop } from '../api/workshop.ts';
import { workshopPages } from '../shared/workshop-pages.ts';
import css from './open-form.module.css';

type Days = WorkshopRequest['days'];

/** Opens a workshop and goes to its page. */
export function OpenForm() {
  const [name, setName] = useState('');
  const [days, setDays] = useState<Days>(30);
  const open = useOpen();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open.isPending || open.isSuccess) return;
    open.mutate({ days, ...(name.trim() && { name: name.trim() }) });
  };
  return (
    <form onSubmit={submit} noValidate className={css.form}>
      <TextField
        label="Name of the workshop (optional)"
        hint="Those who join see it. Leave out what should not be read on a screen in the room."
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        maxLength={WORKSHOP_NAME_MAX}
      />
      <SelectField
        label="Keep it for"
        hint="Then the workshop, its code and its spread are deleted. Everybody keeps their own result."
        value={days}
        onChange={(event) => setDays(Number(event.target.value) as Days)}
      >
        {WORKSHOP_DAYS.map((count) => (
          <option key={count} value={count}>{`${count} days`}</option>
        ))}
      </SelectField>
      <Button
        type="submit"
        variant="primary"
        pending={open.isPending || open.isSuccess}
        pendingLabel="Opening..."
      >
        Open the workshop
      </Button>
    </form>
  );
}

function useOpen() {
  const navigate = useNavigate();
  /** One for each content: a repeat of what got lost on the way opens no second workshop. */
  const attempt = useRef({ sent: '', key: '' });
  return useMutation({
    mutationFn: (body: WorkshopRequest) => {
      const sent = JSON.stringify(body);
      if (attempt.current.sent !== sent) attempt.current = { sent, key: newIdempotencyKey() };
      return openWorkshop(body, attempt.current.key);
    },
    onSuccess: async ({ id }) => {
      rememberWorkshop(id);
      await navigate(workshopPages.one(id));
    },
    onError: (error) =>
      toast({ tone: 'error', title: 'The workshop was not opened', description: wordsOf(error) }),
  });
}

function wordsOf(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 403) return 'This needs the cookie of the site. Allow it and reload the page.';
  if (status === 429) return 'You have opened several. Wait a few minutes.';
  if (status === 400) return 'The name cannot be used. Try another one.';
  return 'Check the connection and try again.';
}
