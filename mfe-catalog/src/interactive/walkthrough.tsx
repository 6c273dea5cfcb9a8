import type { HierarchyNode } from '@coachlab/contracts';
import { Button, List, Step, Steps } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import css from './walkthrough.module.css';
import { stepsOf } from './steps-of.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

/** A framework step by step: one step open at a time, each marked when it has its answer. */
export function Walkthrough({ hierarchy }: { hierarchy: readonly HierarchyNode[] }) {
  const steps = stepsOf(hierarchy);
  const [open, setOpen] = useState<number | null>(0);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const toggle = (index: number) =>
    setDone((before) => {
      const next = new Set(before);
      if (!next.delete(index)) next.add(index);
      return next;
    });

  return (
    <div>
      <div className={css.head}>
        <p>
          {NUMBERS[steps.length] ?? steps.length} steps. Open one, ask its questions, mark it when you have
          the answer.
        </p>
        <p role="status" className={css.count}>
          {done.size} of {steps.length} done
        </p>
      </div>
      <Steps>
        {steps.map(({ letter, title, description, questions }, index) => (
          <Step
            key={index}
            letter={letter}
            name={title}
            level={2}
            open={open === index}
            done={done.has(index)}
            onToggle={() => setOpen(open === index ? null : index)}
          >
            <p className={css.description}>{description}</p>
            <List kind="questions" items={questions} />
            {done.has(index) ? (
              <Button variant="done" onClick={() => toggle(index)}>
                Done
              </Button>
            ) : (
              <Button icon={Check} onClick={() => toggle(index)}>
                Mark Complete
              </Button>
            )}
          </Step>
        ))}
      </Steps>
      <div role="status">
        {done.size === steps.length && (
          <div className={css.complete}>
            <h2>Framework Complete!</h2>
            <p>
              You have been through every step. Mark the artifact as complete below when you have used it.
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
