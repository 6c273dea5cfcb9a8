import type { WorkshopToJoin } from '@coachlab/contracts';
import { workshopToJoin } from '@coachlab/learner';
import { isNotFound, toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Button, Row, Stack } from '@coachlab/ui';
import { type FormEvent, useState } from 'react';
import { joinWorkshop, workshopsOfResult } from '../api/joining.ts';
import { Consent } from './consent.tsx';
import { joinFault } from './join-fault.ts';
import { workshopName } from './workshop-name.ts';

interface AddResultProps {
  workshop: WorkshopToJoin;
  resultId: string;
}

/** Adds a result that is there already. */
export function AddResult({ workshop, resultId }: AddResultProps) {
  const [agreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: () => joinWorkshop(workshop.code, resultId),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: workshopsOfResult(resultId).queryKey });
      workshopToJoin.set(null);
      toast({ tone: 'done', title: `Your scores are in ${workshopName(workshop)}` });
    },
    onError: (fault) => {
      toast({ tone: 'error', title: 'Your scores were not added', description: joinFault(fault) });
      if (isNotFound(fault)) workshopToJoin.set(null);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    setError(agreed ? undefined : 'Tick it if you agree: your scores are added only then.');
    if (agreed) add.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Consent workshop={workshop} agreed={agreed} onChange={setAgreed} error={error} />
        <Row>
          <Button type="submit" pending={add.isPending} pendingLabel="Adding...">
            Add my scores
          </Button>
          <Button variant="quiet" onClick={() => workshopToJoin.set(null)}>
            Not this workshop
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
