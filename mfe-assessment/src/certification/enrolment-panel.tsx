import { isApiError, toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Button, ProgressBar } from '@coachlab/ui';
import { enroll } from '../api/enroll.ts';
import { userCertifications } from '../api/user-certifications.ts';
import type { Standing } from '../enrolment/progress.ts';
import type { useEnrolments } from '../enrolment/use-enrolments.ts';
import css from './enrolment-panel.module.css';

interface EnrolmentPanelProps {
  certificationId: string;
  /** Undefined while not enrolled, or not known yet. */
  stand: Standing | undefined;
  enrolments: Pick<ReturnType<typeof useEnrolments>, 'isError' | 'isFetching' | 'refetch'>;
}

/** Enroll, or how far one is: both of the same height, so that nothing moves when it becomes known. */
export function EnrolmentPanel({ certificationId, stand, enrolments }: EnrolmentPanelProps) {
  return (
    <div className={css.panel}>
      {stand ? (
        <>
          <p className={css.words} role="status">
            {stand.done ? 'All modules complete' : `${stand.completed} of ${stand.total} modules complete`}
          </p>
          <ProgressBar value={stand.percent} label="Progress" />
        </>
      ) : (
        <div className={css.row}>
          <EnrollButton certificationId={certificationId} />
          {enrolments.isError && (
            <p role="alert" className={css.fault}>
              Your progress could not be read.{' '}
              <Button
                variant="quiet"
                size="small"
                pending={enrolments.isFetching}
                onClick={() => enrolments.refetch()}
              >
                Try again
              </Button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function EnrollButton({ certificationId }: { certificationId: string }) {
  const client = useQueryClient();
  const enrolling = useMutation({
    mutationFn: () => enroll(certificationId),
    onSuccess: () => client.invalidateQueries({ queryKey: userCertifications.queryKey }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'You are not enrolled yet',
        description:
          isApiError(error) && error.status === 429
            ? 'That was a little fast. Wait a minute, then press Enroll again.'
            : 'Check the connection, then press Enroll again.',
      }),
  });
  return (
    <Button
      variant="primary"
      pending={enrolling.isPending}
      pendingLabel="Enrolling..."
      onClick={() => enrolling.mutate()}
    >
      Enroll
    </Button>
  );
}
