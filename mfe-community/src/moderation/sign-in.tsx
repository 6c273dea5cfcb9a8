import { isApiError, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Button, Panel, Stack, TextField } from '@coachlab/ui';
import { type FormEvent, useState } from 'react';
import { SESSION_KEY, signIn } from '../api/moderation/session.ts';

export function SignIn() {
  const client = useQueryClient();
  const [token, setToken] = useState('');
  const send = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => client.setQueryData(SESSION_KEY, session),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim() !== '' && !send.isPending) send.mutate(token.trim());
  };
  return (
    <Panel title="Sign in" level={2}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label="Admin token"
            type="password"
            autoComplete="current-password"
            hint="With npm start it is in the data folder: secrets/admin-token."
            value={token}
            onChange={({ target }) => setToken(target.value)}
            error={send.isError ? signInFault(send.error) : undefined}
          />
          <div>
            <Button type="submit" variant="primary" pending={send.isPending} pendingLabel="Signing in...">
              Sign in
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}

function signInFault(error: unknown): string {
  const { status, problem } = isApiError(error) ? error : { status: 0, problem: null };
  if (status === 401) return 'That is not the admin token.';
  if (status === 429) return 'Too many tries. Wait a minute.';
  if (problem?.code === 'moderation_closed')
    return 'The server has no admin token: set COACHLAB_ADMIN_TOKEN.';
  return 'The server does not answer. Try it again.';
}
