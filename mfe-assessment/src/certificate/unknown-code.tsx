import { useNavigate } from '@coachlab/remote-kit';
import { Button, PageHeader, TextField } from '@coachlab/ui';
import { type FormEvent, useState } from 'react';
import { href } from '../shared/addresses.ts';
import css from './unknown-code.module.css';

/** No certificate has this code; perhaps it was misread. */
export function UnknownCode({ code }: { code: string }) {
  const [typed, setTyped] = useState(code);
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void navigate(href.verify(typed.trim()));
  };
  return (
    <>
      <PageHeader
        label="Certificate"
        title="No certificate has this code"
        lead="It may have been misread, or the holder has taken the certificate down."
      />
      <form onSubmit={submit} className={css.form}>
        <TextField
          label="Code on the certificate"
          hint="Three groups of four, for example 7K3M-9QXV-2TPD."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
        />
        <Button type="submit" variant="primary">
          Look it up
        </Button>
      </form>
    </>
  );
}
