import { artifactFeedback, type Feedback, giveFeedback, useStored } from '@coachlab/learner';
import { Button, Panel } from '@coachlab/ui';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useEffect, useRef, useState } from 'react';
import css from './artifact.module.css';

const THANKS: Record<Feedback, string> = {
  yes: 'Glad this artifact was helpful.',
  no: 'Your honest feedback is appreciated.',
};

export function FeedbackCard({ id }: { id: string }) {
  const feedback = useStored(artifactFeedback);
  const answer = Object.hasOwn(feedback, id) ? feedback[id] : undefined;
  const [pressed, setPressed] = useState(false);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The buttons that had the focus are gone.
    if (answer && pressed) heading.current?.focus();
  }, [answer, pressed]);
  const give = (given: Feedback) => {
    setPressed(true);
    giveFeedback(id, given);
  };

  if (answer)
    return (
      <Panel
        label="Feedback"
        title={
          <span ref={heading} tabIndex={-1}>
            Thank you!
          </span>
        }
        level={2}
        className={css.card}
      >
        <p>{THANKS[answer]}</p>
      </Panel>
    );
  return (
    <Panel
      label="Feedback"
      title="Was this helpful?"
      level={2}
      className={css.card}
      act={
        <>
          <Button icon={ThumbsUp} onClick={() => give('yes')}>
            Yes
          </Button>
          <Button icon={ThumbsDown} onClick={() => give('no')}>
            No
          </Button>
        </>
      }
    >
      <p>Your answer stays in this browser.</p>
    </Panel>
  );
}
