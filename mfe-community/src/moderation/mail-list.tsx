import type { OutgoingMail } from '@coachlab/contracts';
import { useQuery } from '@coachlab/remote-kit';
import { Button, type Column, DataTable, EmptyState, Stack } from '@coachlab/ui';
import { outbox } from '../api/moderation/queries.ts';
import { PostedAt } from '../shared/posted-at.tsx';
import { Loaded } from './loaded.tsx';
import css from './moderation.module.css';
import { useAct } from './use-act.ts';

const COLUMNS: Column<OutgoingMail>[] = [
  { head: 'Subject', cell: ({ subject }) => <bdi>{subject}</bdi> },
  { head: 'To', cell: ({ recipient }) => recipient ?? 'you' },
  { head: 'Since', cell: ({ createdAt }) => <PostedAt iso={createdAt} /> },
];

const TRIES: Column<OutgoingMail>[] = [
  { head: 'Tries', cell: ({ attempts }) => attempts, align: 'end' },
  { head: 'Last fault', cell: (mail) => <Fault of={mail} /> },
  { head: 'Act', cell: ({ id }) => <SendNow id={id} /> },
];

/** What has not gone out. */
export function MailList() {
  const query = useQuery(outbox);
  return (
    <Loaded query={query}>
      {({ mails, sending }) => (
        <Stack>
          {!sending && (
            <p>
              No mail server is set (SMTP_URL), so mails wait here. Nothing is lost: they go out once one is.
            </p>
          )}
          {mails.length === 0 ? (
            <EmptyState title="The outbox is empty">Every mail has gone out.</EmptyState>
          ) : (
            <DataTable
              label="Mails that wait"
              columns={sending ? [...COLUMNS, ...TRIES] : COLUMNS}
              rows={mails}
              rowKey={({ id }) => id}
              stacks
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function Fault({ of: { lastError, status } }: { of: OutgoingMail }) {
  if (!lastError) return 'None';
  return (
    <span className={css.fault}>
      {status === 'failed' && 'Given up: '}
      {lastError}
    </span>
  );
}

function SendNow({ id }: { id: string }) {
  const act = useAct();
  return (
    <Button size="small" pending={act.isPending} onClick={() => act.mutate({ path: `mails/${id}/retry` })}>
      Send now
    </Button>
  );
}
