import type { Subscriber, SubscriberStatus } from '@coachlab/contracts';
import { Badge, Button, type Column, DataTable, EmptyState, LinkButton, Stack } from '@coachlab/ui';
import { subscribers, SUBSCRIBERS_FILE } from '../api/moderation/queries.ts';
import { PostedAt } from '../shared/posted-at.tsx';
import { DeleteButton } from './delete-button.tsx';
import { Loaded } from './loaded.tsx';
import { useAct } from './use-act.ts';
import { usePages } from './use-pages.ts';

const COLUMNS: Column<Subscriber>[] = [
  { head: 'Address', cell: ({ email }) => <bdi>{email}</bdi> },
  { head: 'State', cell: ({ status }) => <State status={status} /> },
  { head: 'Since', cell: ({ createdAt }) => <PostedAt iso={createdAt} /> },
  { head: 'Act', cell: ({ id, email }) => <Remove id={id} email={email} /> },
];

export function SubscriberList() {
  const query = usePages(subscribers);
  return (
    <Loaded query={query}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="No addresses yet">Who subscribes on the contact page comes here.</EmptyState>
        ) : (
          <Stack>
            <p>
              Each address in the file comes with its own unsubscribe link. Put it into every mail, and write
              only to those that are confirmed.
            </p>
            <div>
              <LinkButton link={<a href={SUBSCRIBERS_FILE} download />}>Export as CSV</LinkButton>
            </div>
            <DataTable
              label="Newsletter addresses"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              stacks
            />
            {query.more && (
              <div>
                <Button onClick={query.more}>Load more</Button>
              </div>
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}

function State({ status }: { status: SubscriberStatus }) {
  if (status === 'confirmed') return <Badge tone="done">Confirmed</Badge>;
  return <Badge>{status === 'pending' ? 'Not confirmed' : 'Unsubscribed'}</Badge>;
}

function Remove({ id, email }: { id: string; email: string }) {
  const act = useAct();
  return (
    <DeleteButton
      what={email}
      disabled={act.isPending}
      onDelete={() => act.mutate({ path: `subscribers/${id}`, method: 'DELETE' })}
    />
  );
}
