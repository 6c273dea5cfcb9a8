import { toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Button, Dialog, preloadLayers, Row } from '@coachlab/ui';
import { useState } from 'react';
import { withdrawCertificate } from '../api/certificate.ts';
import { userCertifications } from '../api/user-certifications.ts';

/** Asks once more, then takes the certificate and the name on it off the public page. */
export function WithdrawCertificate({ certificationId }: { certificationId: string }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => withdrawCertificate(certificationId),
    onSuccess: async () => {
      setAsking(false);
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
    <>
      <Button
        variant="quiet"
        onPointerEnter={preloadLayers}
        onFocus={preloadLayers}
        onClick={() => setAsking(true)}
      >
        Take it down
      </Button>
      <Dialog
        narrow
        open={asking}
        onOpenChange={setAsking}
        title="Take the certificate down?"
        description="Its code stops working, also where you have given it to somebody. You can issue a new one with another code."
      >
        <Row>
          <Button
            variant="danger"
            pending={withdraw.isPending}
            pendingLabel="Taking it down..."
            onClick={() => withdraw.mutate()}
          >
            Take it down
          </Button>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </Row>
      </Dialog>
    </>
  );
}
