import { isNotFound, useMutation } from '@coachlab/remote-kit';
import { Button, FieldError, Stack } from '@coachlab/ui';
import { confirmSubscription } from '../api/newsletter.ts';

/** A press, not the mere visit, says yes: mail programs visit links on their own. */
export function ConfirmSubscription({ token, onDone }: { token: string; onDone: () => void }) {
  const confirm = useMutation({ mutationFn: () => confirmSubscription(token), onSuccess: onDone });
  return (
    <Stack gap={3}>
      <p>You asked for updates at this address. One press, and they will come.</p>
      {confirm.isError && (
        <div role="alert">
          <FieldError>
            {isNotFound(confirm.error)
              ? 'This link no longer works: it is older than seven days, or was used to unsubscribe. Reload the page without it to subscribe again.'
              : 'That did not arrive. Try it again.'}
          </FieldError>
        </div>
      )}
      <div>
        <Button
          variant="primary"
          pending={confirm.isPending}
          pendingLabel="Confirming..."
          onClick={() => confirm.mutate()}
        >
          Confirm
        </Button>
      </div>
    </Stack>
  );
}
