import {
  CONTACT_LIMITS,
  CONTACT_MESSAGES,
  CONTACT_MINIMA,
  type ContactMessage,
  EMAIL_PATTERN,
} from '@coachlab/contracts';
import { toast, useMutation } from '@coachlab/remote-kit';
import { Button, Row, Stack, TextArea, TextField } from '@coachlab/ui';
import { useRef } from 'react';
import { sendMessage } from '../api/send-message.ts';
import { COACH } from '../content/coach.ts';
import { ClearForm } from '../shared/clear-form.tsx';
import { codePoints, tooLong } from '../shared/code-points.ts';
import { Honeypot, honeypotOf } from '../shared/honeypot.tsx';
import { NeedsScripts } from '../shared/needs-scripts.tsx';
import { useAttemptKey } from '../shared/use-attempt-key.ts';
import { type Faults, useForm } from '../shared/use-form.ts';
import formCss from '../shared/form.module.css';
import css from './message-form.module.css';

const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };

/** The letter to the coach. A failure leaves it filled in. `subject` is what a link to this page suggested. */
export function MessageForm({ subject, onSent }: { subject: string; onSent: () => void }) {
  const form = useForm('contact', { ...EMPTY, subject }, messageFaults);
  const keyFor = useAttemptKey();
  const robots = useRef<HTMLInputElement>(null);

  const send = useMutation({
    mutationFn: (message: ContactMessage) => sendMessage(message, keyFor(message), honeypotOf(robots)),
    onSuccess: () => {
      form.clear();
      onSent();
      toast({ tone: 'done', title: 'Thank you', description: `${COACH.name} has your message.` });
    },
    onError: () =>
      toast({
        tone: 'error',
        title: 'Error',
        description: `Failed to send message. Please try email directly at ${COACH.email}`,
      }),
  });
  const submit = form.submit((message) => {
    if (!send.isPending) send.mutate(message);
  });

  return (
    <form ref={form.form} tabIndex={-1} className={formCss.form} method="post" onSubmit={submit} noValidate>
      <Stack>
        <NeedsScripts />
        <div className={css.who}>
          <TextField label="Name" autoComplete="name" {...form.bind('name')} />
          <TextField label="Email" type="email" autoComplete="email" {...form.bind('email')} />
        </div>
        <TextField label="Subject" {...form.bind('subject')} />
        <TextArea label="Message" className={css.message} {...form.bind('message')} />
        <Honeypot field={robots} />
        <Row>
          <Button type="submit" variant="primary" pending={send.isPending} pendingLabel="Sending...">
            Send Message
          </Button>
          <ClearForm form={form} />
        </Row>
      </Stack>
    </form>
  );
}

/** The spec's sentences, and the server's maxima. */
function messageFaults({
  name,
  email,
  subject,
  message,
}: Readonly<ContactMessage>): Faults<keyof ContactMessage> {
  return {
    name: tooShort(name, 'name') ?? tooLong(name, CONTACT_LIMITS.name),
    email: EMAIL_PATTERN.test(email.trim()) ? tooLong(email, CONTACT_LIMITS.email) : CONTACT_MESSAGES.email,
    subject: tooShort(subject, 'subject') ?? tooLong(subject, CONTACT_LIMITS.subject),
    message: tooShort(message, 'message') ?? tooLong(message, CONTACT_LIMITS.message),
  };
}

function tooShort(text: string, field: keyof typeof CONTACT_MINIMA): string | undefined {
  return codePoints(text.trim()) < CONTACT_MINIMA[field] ? CONTACT_MESSAGES[field] : undefined;
}
