import { isApiError, toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Button, Panel, TextField } from '@coachlab/ui';
import { type FormEvent, useRef, useState } from 'react';
import { recover } from '../api/recovery.ts';
import { userCertifications } from '../api/user-certifications.ts';
import css from './recovery.module.css';

/** Takes a code that another browser made. */
export function UseCode() {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const bring = useMutation({
    mutationFn: recover,
    onSuccess: (enrolments) => {
      client.setQueryData(userCertifications.queryKey, enrolments);
      setCode('');
      toast({ tone: 'done', title: 'Your enrolments are here', description: countOf(enrolments.length) });
    },
    onError: (fault) => {
      setError(wordsOf(fault));
      field.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (bring.isPending) return;
    if (code.trim() === '') {
      setError('Type the code that the other browser showed.');
      field.current?.focus();
      return;
    }
    setError(undefined);
    bring.mutate(code);
  };
  return (
    <Panel label="Bring them here" title="I have a code">
      <form onSubmit={submit} noValidate className={css.form}>
        <TextField
          ref={field}
          label="Recovery code"
          hint="Four groups of four, for example 7K3M-9QXV-2TPD-04AB."
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
        />
        <Button type="submit" pending={bring.isPending} pendingLabel="Looking...">
          Bring my enrolments here
        </Button>
      </form>
    </Panel>
  );
}

function countOf(count: number): string {
  return count === 1
    ? 'One certification, with its progress.'
    : `${count} certifications, with their progress.`;
}

function wordsOf(fault: unknown): string {
  const status = isApiError(fault) ? fault.status : 0;
  if (status === 400) return 'This code does not work. Compare it with what the other browser shows.';
  if (status === 403) return 'This needs the cookie of the site. Allow it and reload the page.';
  if (status === 429) return 'Too many tries. Wait a minute.';
  return 'That did not arrive. Check the connection and try again.';
}
