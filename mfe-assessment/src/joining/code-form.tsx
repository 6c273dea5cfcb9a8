import type { WorkshopToJoin } from '@coachlab/contracts';
import { useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Button, type ButtonLook, TextField } from '@coachlab/ui';
import { type FormEvent, useRef, useState } from 'react';
import { workshopOfCode } from '../api/joining.ts';
import css from './code-form.module.css';
import { joinFault } from './join-fault.ts';

interface CodeFormProps {
  onFound: (workshop: WorkshopToJoin) => unknown;
  /** What was tried before. */
  typed?: string;
  variant?: ButtonLook['variant'];
}

/** Looks a workshop up by its code. */
export function CodeForm({ onFound, typed = '', variant }: CodeFormProps) {
  const [code, setCode] = useState(typed);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const refuse = (words: string) => {
    setError(words);
    field.current?.focus();
  };
  const look = useMutation({
    // Read anew each time: it may have been deleted since.
    mutationFn: () => client.fetchQuery({ ...workshopOfCode(code.trim()), staleTime: 0 }),
    onSuccess: onFound,
    onError: (fault) => refuse(joinFault(fault)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (look.isPending) return;
    if (code.trim() === '') return refuse('Type the code that the facilitator shows.');
    setError(undefined);
    look.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className={css.form}>
      <TextField
        ref={field}
        label="Workshop code"
        hint="Three groups of three, for example K4T-9WM-XH7."
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
      />
      <Button type="submit" variant={variant} pending={look.isPending} pendingLabel="Looking...">
        Find the workshop
      </Button>
    </form>
  );
}
