import { completeArtifacts, completedItems, useStored } from '@coachlab/learner';
import { Button, Panel } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import css from './artifact.module.css';
import { HowItWent } from './how-it-went.tsx';

/** There is no un-complete. */
export function CompleteCard({ id }: { id: string }) {
  const done = useStored(completedItems).includes(id);
  const [pressed, setPressed] = useState(false);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (done && pressed) heading.current?.focus();
  }, [done, pressed]);

  if (done)
    return (
      <Panel
        label="Done"
        title={
          <span ref={heading} tabIndex={-1}>
            Completed!
          </span>
        }
        level={2}
        className={css.card}
      >
        <HowItWent id={id} />
      </Panel>
    );
  return (
    <Panel
      label="When you have tried it"
      title="Mark as Complete"
      level={2}
      className={css.card}
      act={
        <Button
          variant="primary"
          icon={Check}
          onClick={() => {
            setPressed(true);
            completeArtifacts(id);
          }}
        >
          Complete
        </Button>
      }
    >
      <p>It counts towards your journey, and stays in this browser.</p>
    </Panel>
  );
}
