import { clearKeptPages } from '@coachlab/learner';
import { useMutation, useQueryClient } from '@coachlab/remote-kit';
import { ConfirmButton, Prose, Row } from '@coachlab/ui';
import { eraseMyData } from '../api/my-data.ts';
import { askKeepers } from './ask-keepers.ts';
import { Faults } from './faults.tsx';

/** Asks once more, then has every service erase what it keeps. It can be pressed again after a failure. */
export function EraseData() {
  const client = useQueryClient();
  const erase = useMutation({
    mutationFn: async () => {
      const asked = await askKeepers(eraseMyData);
      // Other pages hold what is gone.
      client.removeQueries({ type: 'inactive' });
      await clearKeptPages();
      return asked;
    },
  });
  const asked = erase.data ?? [];
  const done = asked.flatMap(({ keeper, answer }) => (answer ? [`${keeper.name}: erased.`] : []));
  return (
    <Prose>
      <p>
        Deletes everything that the file would hold, for good. If you used a recovery code, the browsers it
        joined lose the enrolments and certificates they share with this one.
      </p>
      <Row>
        <ConfirmButton
          variant="danger"
          title="Erase what the server keeps of you?"
          description={<WhatGoes />}
          yes="Erase it all"
          yesPending="Erasing..."
          pending={erase.isPending}
          onYes={() => erase.mutateAsync()}
        >
          Erase what the server keeps of you
        </ConfirmButton>
      </Row>
      <p role="status">{done.join(' ')}</p>
      <Faults of={asked}>not erased</Faults>
    </Prose>
  );
}

/** In the dialog's one paragraph. */
function WhatGoes() {
  return (
    <>
      This deletes your assessment results, also from workshops, the workshops you opened, enrolments, quiz
      attempts, open quiz questions, certificates and recovery code; your forum posts with the replies of
      others to them, your replies, votes and reports. Links to results and certificates stop working.
      Browsers joined by a recovery code are separate again: what they shared is deleted for all of them,
      while their own results and posts stay.
      <br />
      <br />
      What stays: messages to the coach and your address for updates, which are stored by email address; what
      is stored in this browser; and the cookie, which holds only a random number.
      <br />
      <br />
      It cannot be undone.
    </>
  );
}
