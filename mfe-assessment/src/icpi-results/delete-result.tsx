import { forgetIcpiResult } from '@coachlab/learner';
import { href, isApiError, toast, useMutation, useNavigate, useQueryClient } from '@coachlab/remote-kit';
import { Button, Dialog, preloadLayers, Row } from '@coachlab/ui';
import { useState } from 'react';
import { deleteIcpiResult } from '../api/delete-icpi-result.ts';
import { icpiResult } from '../api/icpi-result.ts';

/** Asks once more, then deletes the result for everybody and leads back to the assessment. */
export function DeleteResult({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const remove = useDelete(id);
  return (
    <>
      <Button
        variant="quiet"
        onPointerEnter={preloadLayers}
        onFocus={preloadLayers}
        onClick={() => setAsking(true)}
      >
        Delete this result
      </Button>
      <Dialog
        narrow
        open={asking}
        onOpenChange={setAsking}
        title="Delete this result?"
        description="It cannot be brought back, and the link stops working for everybody who has it."
      >
        <Row>
          <Button
            variant="danger"
            pending={remove.isPending}
            pendingLabel="Deleting..."
            onClick={() => remove.mutate()}
          >
            Delete
          </Button>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </Row>
      </Dialog>
    </>
  );
}

function useDelete(id: string) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    // Gone already is as good as deleted.
    mutationFn: () =>
      deleteIcpiResult(id).catch((error: unknown) => {
        if (!isApiError(error) || error.status !== 404) throw error;
      }),
    onSuccess: async () => {
      await navigate(href.icpiAssessment());
      forgetIcpiResult(id);
      client.removeQueries(icpiResult(id));
      toast({ tone: 'done', title: 'Result deleted', description: 'Nothing of it is left with us.' });
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'The result was not deleted',
        description:
          isApiError(error) && error.status === 403
            ? 'Only the browser that made it can delete it, and its cookie is gone.'
            : 'Check the connection and try again.',
      }),
  });
}
