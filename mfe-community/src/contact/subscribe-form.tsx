import { SIMPLE_EMAIL_PATTERN } from '@coachlab/contracts';
import { isApiError, toast, useMutation } from '@coachlab/remote-kit';
import { Button, Stack, TextField } from '@coachlab/ui';
import { type FormEvent, useRef, useState } from 'react';
import { subscribe } from '../api/newsletter.ts';
import { Honeypot, honeypotOf } from '../shared/honeypot.tsx';
import { NeedsScripts } from '../shared/needs-scripts.tsx';

export function SubscribeForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const robots = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: (address: string) => subscribe(address, honeypotOf(robots)),
    onSuccess: onDone,
    onError: (error) => {
      if (isApiError(error) && error.status === 400) return refuse();
      toast({ tone: 'error', title: 'Error', description: 'Failed to subscribe. Please try again later.' });
    },
  });
  const refuse = () => {
    setInvalid(true);
    toast({ tone: 'error', title: 'Invalid email', description: 'Please enter a valid email address' });
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!SIMPLE_EMAIL_PATTERN.test(email.trim())) return refuse();
    setInvalid(false);
    if (!send.isPending) send.mutate(email.trim());
  };
  return (
    // The browser's own check would keep the toast from ever being seen.
    <form method="post" onSubmit={submit} noValidate aria-label="Stay Updated">
      <Stack gap={3}>
        <NeedsScripts />
        <p>New frameworks and insights, now and then.</p>
        <TextField
          ref={field}
          label="Where to send updates"
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={invalid ? 'Check this address' : undefined}
        />
        <Honeypot field={robots} />
        <div>
          <Button type="submit" pending={send.isPending} pendingLabel="Subscribing...">
            Subscribe
          </Button>
        </div>
      </Stack>
    </form>
  );
}
