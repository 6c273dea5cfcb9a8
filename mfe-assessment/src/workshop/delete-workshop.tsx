import type { Workshop } from '@coachlab/contracts';
import { forgetWorkshop } from '@coachlab/learner';
import { isNotFound, toast, useMutation, useNavigate, useQueryClient } from '@coachlab/remote-kit';
import { ConfirmButton } from '@coachlab/ui';
import { deleteWorkshop, workshop } from '../api/workshop.ts';
import { workshopPages } from '../shared/workshop-pages.ts';

/** Asks once more, then deletes the workshop for everybody. */
export function DeleteWorkshop({ id }: Pick<Workshop, 'id'>) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useMutation({
    // Gone already is as good as deleted.
    mutationFn: () =>
      deleteWorkshop(id).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      }),
    onSuccess: async () => {
      await navigate(workshopPages.all());
      forgetWorkshop(id);
      client.removeQueries(workshop(id));
      toast({ tone: 'done', title: 'Workshop deleted', description: 'Its code, link and spread are gone.' });
    },
    onError: () =>
      toast({
        tone: 'error',
        title: 'The workshop was not deleted',
        description: 'Check the connection and try again.',
      }),
  });
  return (
    <ConfirmButton
      variant="danger"
      size="small"
      title="Delete this workshop?"
      description="The code and this page stop working, and all scores that were added are removed. Everybody keeps their own result. It cannot be undone."
      yes="Delete"
      yesPending="Deleting..."
      pending={remove.isPending}
      onYes={() => remove.mutateAsync()}
    >
      Delete this workshop
    </ConfirmButton>
  );
}
