import { isNotFound, Link, PageHead, useHydrated, useMutation, useSearchParams } from '@coachlab/remote-kit';
import { Button, EmptyState, FieldError, LinkButton, Page, PageHeader, Stack } from '@coachlab/ui';
import { unsubscribe } from '../api/newsletter.ts';
import { href } from '../shared/addresses.ts';

export function Component() {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const token = hydrated ? search.get('token') : null;
  return (
    <Page narrow>
      <PageHead title="Unsubscribe" description="Unsubscribe from updates." noindex />
      <Stack gap={6}>
        <PageHeader title="Unsubscribe" lead="No further emails, no questions asked." />
        {token ? <Leave token={token} /> : <NoToken />}
      </Stack>
    </Page>
  );
}

function Leave({ token }: { token: string }) {
  const leave = useMutation({ mutationFn: () => unsubscribe(token) });
  // An address that is not on the list any more is what was asked for.
  if (leave.isSuccess || isNotFound(leave.error))
    return (
      <EmptyState level={2} title="You will get no more emails from us">
        There is nothing else to do.
      </EmptyState>
    );
  return (
    <Stack>
      {leave.isError && (
        <div role="alert">
          <FieldError>That did not arrive. Try it again.</FieldError>
        </div>
      )}
      <div>
        <Button
          variant="primary"
          pending={leave.isPending}
          pendingLabel="Unsubscribing..."
          onClick={() => leave.mutate()}
        >
          Unsubscribe
        </Button>
      </div>
    </Stack>
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
