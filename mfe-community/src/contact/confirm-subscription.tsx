import { isNotFound, useMutation, useSentForm } from '@coachlab/remote-kit';
import { Button, Stack } from '@coachlab/ui';
import { confirmSubscription } from '../api/newsletter.ts';
import { NotTaken } from '../shared/not-taken.tsx';

/** A press, not the mere visit, says yes: mail programs visit links on their own. */
export function ConfirmSubscription({ token, onDone }: { token: string; onDone: () => void }) {
  const sent = useSentForm('confirm');
  const confirm = useMutation({ mutationFn: () => confirmSubscription(token), onSuccess: onDone });
  const isGone = confirm.isError ? isNotFound(confirm.error) : sent?.status === 404;
  return (
    <form
      method="post"
      action={`/contact?confirm=${encodeURIComponent(token)}&send=confirm#newsletter`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirm.isPending) confirm.mutate();
      }}
    >
      <input type="hidden" name="token" value={token} />
      <Stack gap={3}>
        <p>You asked for updates at this address. One press, and they will come.</p>
        {(confirm.isError || (sent && confirm.isIdle)) && (
          <NotTaken>
            {isGone
              ? 'This link no longer works: it is older than seven days, or was used to unsubscribe. Reload the page without it to subscribe again.'
              : 'That did not arrive. Try it again.'}
          </NotTaken>
        )}
        <div>
          <Button type="submit" variant="primary" pending={confirm.isPending} pendingLabel="Confirming...">
            Confirm
          </Button>
        </div>
      </Stack>
    </form>
  );
}
