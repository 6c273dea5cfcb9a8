import {
  type ContributionKind,
  FORUM_LIMITS,
  type NewForumReport,
  type ReportReason,
} from '@coachlab/contracts';
import { toast, useMutation } from '@coachlab/remote-kit';
import { Button, ChoiceRows, Row, Stack, TextArea } from '@coachlab/ui';
import { type FormEvent, useState } from 'react';
import { report } from '../api/report.ts';
import { tooLong } from '../shared/code-points.ts';

const REASONS: { value: ReportReason; label: string }[] = [
  { value: 'spam', label: 'It is advertising or spam' },
  { value: 'unkind', label: 'It is unkind to someone' },
  { value: 'private', label: 'It reveals private information about someone' },
  { value: 'other', label: 'Something else' },
];

export function ReportForm(props: { kind: ContributionKind; id: string; onDone: () => void }) {
  const { kind, id, onDone } = props;
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const noteFault = tooLong(note, FORUM_LIMITS.reportNote);
  const send = useMutation({
    mutationFn: (body: NewForumReport) => report(kind, id, body),
    onSuccess: () => {
      onDone();
      toast({ tone: 'done', title: 'Thank you', description: 'The coach will look at it.' });
    },
    onError: () =>
      toast({ tone: 'error', title: 'Not sent', description: 'Your report did not arrive. Send it again.' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason && !noteFault && !send.isPending) send.mutate({ reason, note });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ChoiceRows
          legend="What is wrong with it?"
          options={REASONS}
          value={reason}
          onChange={setReason}
          error={tried && !reason ? 'Choose what fits best' : undefined}
        />
        <TextArea
          label="Anything else the coach should know"
          hint="You can leave this empty."
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={noteFault}
        />
        <Row>
          <Button type="submit" variant="primary" pending={send.isPending} pendingLabel="Sending...">
            Send report
          </Button>
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
