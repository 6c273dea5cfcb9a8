import type { ReceivedMessage } from '@coachlab/contracts';
import { Badge, Button, EmptyState, Panel, Stack } from '@coachlab/ui';
import { receivedMessages } from '../api/moderation/queries.ts';
import { PostedAt } from '../shared/posted-at.tsx';
import { DeleteButton } from './delete-button.tsx';
import { Loaded } from './loaded.tsx';
import css from './moderation.module.css';
import { useAct } from './use-act.ts';
import { usePages } from './use-pages.ts';

export function MessageList() {
  const query = usePages(receivedMessages);
  return (
    <Loaded query={query}>
      {(messages) =>
        messages.length === 0 ? (
          <EmptyState title="No messages">What visitors write on the contact page comes here.</EmptyState>
        ) : (
          <Stack>
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
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

function Message({ message }: { message: ReceivedMessage }) {
  const { id, name, email, subject, suspect, createdAt } = message;
  const act = useAct();
  return (
    <Panel
      level={2}
      title={<bdi>{subject}</bdi>}
      act={
        <>
          {suspect && (
            <Button
              size="small"
              variant="try"
              disabled={act.isPending}
              onClick={() => act.mutate({ path: `messages/${id}/release` })}
            >
              Not a robot
            </Button>
          )}
          <DeleteButton
            what="this message"
            disabled={act.isPending}
            onDelete={() => act.mutate({ path: `messages/${id}`, method: 'DELETE' })}
          />
        </>
      }
    >
      <p className={css.meta}>
        <bdi>{name}</bdi> · <a href={replyAddress(message)}>{email}</a> · <PostedAt iso={createdAt} />
        <MailState {...message} />
      </p>
      <p className={css.message} dir="auto">
        {message.message}
      </p>
    </Panel>
  );
}

function MailState({ suspect, mail }: ReceivedMessage) {
  if (suspect) return <Badge tone="warn">Perhaps a robot; not mailed</Badge>;
  if (mail === 'waiting') return <Badge>Mail waits</Badge>;
  if (mail === 'failed') return <Badge tone="bad">Mail failed</Badge>;
  return mail === 'sent' ? <Badge tone="done">Mailed</Badge> : null;
}

function replyAddress({ email, subject }: ReceivedMessage): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
