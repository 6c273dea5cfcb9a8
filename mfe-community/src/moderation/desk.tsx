import type { ModerationSession } from '@coachlab/contracts';
import { isApiError, toast, useMutation, useQuery, useQueryClient } from '@coachlab/remote-kit';
import { Button, Row, TabList, TabPanel, Tabs } from '@coachlab/ui';
import { act } from '../api/moderation/act.ts';
import { isModeration, waitingCounts } from '../api/moderation/queries.ts';
import { SESSION_KEY } from '../api/moderation/session.ts';
import { HeldList } from './held-list.tsx';
import { MailList } from './mail-list.tsx';
import { MessageList } from './message-list.tsx';
import css from './moderation.module.css';
import { ReportList } from './report-list.tsx';
import { SessionContext } from './session-context.ts';
import { SubscriberList } from './subscriber-list.tsx';

/** Everything that waits for the coach. */
export function Desk({ session }: { session: ModerationSession }) {
  const client = useQueryClient();
  const { data: counts } = useQuery(waitingCounts);
  const leave = () => {
    client.removeQueries({ predicate: isModeration });
    client.setQueryData(SESSION_KEY, null);
  };
  const signOut = useMutation({
    mutationFn: () => act({ path: 'session', method: 'DELETE' }, session),
    onSuccess: leave,
    onError: (error) => {
      if (isApiError(error) && error.status === 401) leave();
      else
        toast({ tone: 'error', title: 'Not signed out', description: 'That did not arrive. Try it again.' });
    },
  });
  const counted = (words: string, count: number | undefined) => (count ? `${words} (${count})` : words);
  return (
    <SessionContext value={session}>
      <Row between className={css.bar}>
        <Button size="small" onClick={() => void client.invalidateQueries({ predicate: isModeration })}>
          Refresh
        </Button>
        <Button size="small" variant="quiet" pending={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign out
        </Button>
      </Row>
      <Tabs defaultValue="held">
        <TabList
          label="What waits"
          tabs={[
            { value: 'held', label: counted('Held', counts?.held) },
            { value: 'reports', label: counted('Reports', counts?.reported) },
            { value: 'messages', label: counted('Messages', counts?.messages) },
            { value: 'mails', label: counted('Outbox', counts?.mails) },
            { value: 'newsletter', label: counted('Newsletter', counts?.subscribers) },
          ]}
        />
        <TabPanel value="held">
          <div className={css.tab}>
            <HeldList />
          </div>
        </TabPanel>
        <TabPanel value="reports">
          <div className={css.tab}>
            <ReportList />
          </div>
        </TabPanel>
        <TabPanel value="messages">
          <div className={css.tab}>
            <MessageList />
          </div>
        </TabPanel>
        <TabPanel value="mails">
          <div className={css.tab}>
            <MailList />
          </div>
        </TabPanel>
        <TabPanel value="newsletter">
          <div className={css.tab}>
            <SubscriberList />
          </div>
        </TabPanel>
      </Tabs>
    </SessionContext>
  );
}
