import { toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { ConfirmButton } from '@coachlab/ui';
import { withdrawCertificate } from '../api/certificate.ts';
import { userCertifications } from '../api/user-certifications.ts';

/** Asks once more, then takes the certificate and the name on it off the public page. */
export function WithdrawCertificate({ certificationId }: { certificationId: string }) {
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => withdrawCertificate(certificationId),
    onSuccess: async () => {
      client.removeQueries({ queryKey: ['/api/certifications', 'verify'] });
      await client.invalidateQueries({ queryKey: userCertifications.queryKey });
      toast({ tone: 'done', title: 'The certificate is taken down' });
    },
    onError: () =>
      toast({
        tone: 'error',
        title: 'The certificate is still there',
        description: 'Check the connection and try again.',
      }),
  });
  return (
    <ConfirmButton
      variant="danger"
      title="Take the certificate down?"
      description="Its code stops working, also where you have given it to somebody. You can issue a new one with another code."
      yes="Take it down"
      yesPending="Taking it down..."
      pending={withdraw.isPending}
      onYes={() => withdraw.mutateAsync()}
    >
      Take it down
    </ConfirmButton>
  );
}
