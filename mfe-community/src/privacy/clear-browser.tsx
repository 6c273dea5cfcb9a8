import { clearBrowser } from '@coachlab/learner';
import { ConfirmButton, Prose, Row } from '@coachlab/ui';
import { useState } from 'react';

/** Removes what stands in this browser alone. */
export function ClearBrowser() {
  const [done, setDone] = useState(false);
  return (
    <Prose>
      <p>
        What is stored in this browser is not kept on the server, so erasing leaves it alone. You can clear it
        here. To keep your progress, save it to a file on the Journey page first.
      </p>
      <Row>
        <ConfirmButton
          title="Clear this browser?"
          description="This removes your progress, streak, profile, unfinished quizzes, the conversation with the assistant, the addresses of your results and workshops, copies of pages and your settings from this browser. It cannot be undone."
          yes="Clear it"
          onYes={() => {
            clearBrowser();
            setDone(true);
          }}
        >
          Clear this browser
        </ConfirmButton>
      </Row>
      <p role="status">{done && 'This browser holds nothing of it any more.'}</p>
    </Prose>
  );
}
