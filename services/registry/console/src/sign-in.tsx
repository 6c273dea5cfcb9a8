import { Button, Page, PageHeader, Stack, TextField } from '@coachlab/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

interface SignInProps {
  /** Why somebody is here again. */
  fault: string;
  onToken: (token: string) => Promise<void>;
}

export function SignIn({ fault, onToken }: SignInProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  const [shape, setShape] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const token = typed.trim();
    // A header holds nothing else; a word processor's quotes and dashes are the usual guests.
    if (!/^[\x21-\x7e]+$/.test(token))
      return setShape('This is no token: it is empty, or has spaces or unusual characters in it.');
    setShape('');
    setPending(true);
    await onToken(token);
    setPending(false);
  }

  return (
    <Page narrow>
      <title>Sign in | Coachlab releases</title>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <PageHeader
            title="Sign in"
            lead="With a token of your team. It stays in this tab and is forgotten when you close it."
          />
          <TextField
            label="Team token"
            type="password"
            autoComplete="off"
            spellCheck={false}
            ref={field}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="alert">{shape || fault}</p>
          <div>
            <Button type="submit" variant="primary" pending={pending} pendingLabel="Signing in...">
              Sign in
            </Button>
          </div>
        </Stack>
      </form>
    </Page>
  );
}
