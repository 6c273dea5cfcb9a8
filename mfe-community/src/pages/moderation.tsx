import { PageHead } from '@coachlab/remote-kit';
import { FailedPanel, Page, PageHeader, Skeleton } from '@coachlab/ui';
import { useModerationSession } from '../api/moderation/session.ts';
import { Desk } from '../moderation/desk.tsx';
import { SignIn } from '../moderation/sign-in.tsx';

export function Component() {
  return (
    <Page>
      <PageHead title="Moderation" description="For the coach." noindex />
      <PageHeader label="For the coach" title="What waits for you" />
      <Contents />
    </Page>
  );
}

function Contents() {
  const session = useModerationSession();
  if (session.data) return <Desk session={session.data} />;
  if (session.data === null) return <SignIn />;
  if (!session.isError) return <Skeleton shape="text" label="Loading..." />;
  return (
    <FailedPanel
      title="The moderation desk did not load"
      onRetry={() => void session.refetch()}
      retrying={session.isFetching}
    >
      The rest of the site works.
    </FailedPanel>
  );
}
