import { forgetIcpiResult } from '@coachlab/learner';
import { isApiError, toast, useMutation, useNavigate, useQueryClient } from '@coachlab/remote-kit';
import { ConfirmButton } from '@coachlab/ui';
import { deleteIcpiResult } from '../api/delete-icpi-result.ts';
import { icpiResult } from '../api/icpi-result.ts';
import { href } from '../shared/addresses.ts';

/** Asks once more, then deletes the result for everybody and leads back to the assessment. */
export function DeleteResult({ id }: { id: string }) {
  const remove = useDelete(id);
  return (
    <ConfirmButton
      variant="danger"
      title="Delete this result?"
      description="It cannot be brought back, and the link stops working for everybody who has it."
      yes="Delete"
      yesPending="Deleting..."
      pending={remove.isPending}
      onYes={() => remove.mutateAsync()}
    >
      Delete this result
    </ConfirmButton>
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
            ? 'Only the browser that made it can delete it, and only while it keeps its cookie.'
            : 'Check the connection and try again.',
      }),
  });
}
