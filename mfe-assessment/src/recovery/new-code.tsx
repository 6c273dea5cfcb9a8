import { isApiError, toast, useMutation } from '@coachlab/remote-kit';
import { Button, Panel } from '@coachlab/ui';
import { newRecoveryCode } from '../api/recovery.ts';
import css from './recovery.module.css';

/** Makes a code and shows it this once: only its hash is kept. */
export function NewCode() {
  const make = useMutation({
    mutationFn: newRecoveryCode,
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'No code was made',
        description:
          isApiError(error) && error.status === 403
            ? 'This needs the cookie of the site. Allow it and reload the page.'
            : 'Wait a minute and try again.',
      }),
  });
  return (
    <Panel
      label="Take them with you"
      title="Recovery code"
      act={
        <Button pending={make.isPending} pendingLabel="Making a code..." onClick={() => make.mutate()}>
          {make.data ? 'Make a new one' : 'Make a recovery code'}
        </Button>
      }
    >
      <p>It brings your enrolments and certificates to another browser. Whoever has it can do the same.</p>
      <p role="status" className={css.made}>
        {make.data && (
          <>
            <code className={css.code}>{make.data.recoveryCode}</code> Write it down now: it is shown only
            once, and codes made before no longer work.
          </>
        )}
      </p>
    </Panel>
  );
}
