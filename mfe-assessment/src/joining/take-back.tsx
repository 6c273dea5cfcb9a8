import type { JoinedWorkshop } from '@coachlab/contracts';
import { isNotFound, toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { ConfirmButton } from '@coachlab/ui';
import { takeScoresBack, workshopsOfResult } from '../api/joining.ts';
import { joinFault } from './join-fault.ts';
import { workshopName } from './workshop-name.ts';

/** Asks once more, then takes the scores out of the spread. The result stays. */
export function TakeBack({ workshop, resultId }: { workshop: JoinedWorkshop; resultId: string }) {
  const client = useQueryClient();
  const remove = useMutation({
    // Gone already is as good.
    mutationFn: () =>
      takeScoresBack(workshop.code, resultId).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: workshopsOfResult(resultId).queryKey });
      toast({ tone: 'done', title: `Your scores are out of ${workshopName(workshop)}` });
    },
    onError: (fault) =>
      toast({ tone: 'error', title: 'Your scores were not taken back', description: joinFault(fault) }),
  });
  return (
    <ConfirmButton
      variant="danger"
      size="small"
      title="Take your scores back?"
      description="They leave the spread at once. Your result stays as it is."
      yes="Take them back"
      yesPending="Taking them back..."
      pending={remove.isPending}
      onYes={() => remove.mutateAsync()}
    >
      Take back
    </ConfirmButton>
  );
}
