import { isNotFound, Link, PageHead, useMutation, useSearchParams, useSentForm } from '@coachlab/remote-kit';
import { Button, EmptyState, LinkButton, Page, PageHeader, Stack } from '@coachlab/ui';
import { unsubscribe } from '../api/newsletter.ts';
import { href } from '../shared/addresses.ts';
import { NotTaken } from '../shared/not-taken.tsx';

export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <Page narrow>
      <PageHead title="Unsubscribe" description="Unsubscribe from updates." noindex />
      <Stack gap={6}>
        <PageHeader title="Unsubscribe" lead="No further emails, no questions asked." />
        {search.get('sent') === 'unsubscribe' ? <Left /> : token ? <Leave token={token} /> : <NoToken />}
      </Stack>
    </Page>
  );
}

/** A press, not the mere visit, takes an address off the list: mail programs visit links on their own. */
function Leave({ token }: { token: string }) {
  const sent = useSentForm('unsubscribe');
  const leave = useMutation({ mutationFn: () => unsubscribe(token) });
  // An address that is not on the list any more is what was asked for.
  const isGone = leave.isError ? isNotFound(leave.error) : sent?.status === 404;
  if (leave.isSuccess || isGone) return <Left />;
  return (
    <form
      method="post"
      action={`/-/unsubscribe?token=${encodeURIComponent(token)}&send=unsubscribe`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!leave.isPending) leave.mutate();
      }}
    >
      <Stack>
        {(leave.isError || (sent && leave.isIdle)) && <NotTaken>That did not arrive. Try it again.</NotTaken>}
        <div>
          <Button type="submit" variant="primary" pending={leave.isPending} pendingLabel="Unsubscribing...">
            Unsubscribe
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Left() {
  return (
    <EmptyState level={2} title="You will get no more emails from us">
      There is nothing else to do.
    </EmptyState>
  );
}

function NoToken() {
  return (
    <EmptyState
      level={2}
      title="This address is not complete"
      act={
        <LinkButton size="small" link={<Link to={href.contact()} />}>
          Write to the coach
        </LinkButton>
      }
    >
      Open the link at the bottom of any of our emails, or write to us, and we will take you off the list.
    </EmptyState>
  );
}
