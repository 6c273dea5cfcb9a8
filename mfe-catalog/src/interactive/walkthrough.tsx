import type { HierarchyNode } from '@coachlab/contracts';
import { useWritten } from '@coachlab/learner';
import { Button, List, Step, Steps, TextArea } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import { useRef, useState } from 'react';
import { ClearWritten } from '../shared/clear-written.tsx';
import css from './walkthrough.module.css';
import { stepsOf } from './steps-of.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

interface WalkthroughProps {
  id: string;
  hierarchy: readonly HierarchyNode[];
}

/** A framework step by step: one step open at a time, answered in writing if one likes, and marked when it is. */
export function Walkthrough({ id, hierarchy }: WalkthroughProps) {
  const steps = stepsOf(hierarchy);
  const [open, setOpen] = useState<number | null>(0);
  const { values, filled, write, clear } = useWritten(id);
  const intro = useRef<HTMLParagraphElement>(null);
  const isDone = (index: number) => values[`done ${index + 1}`] === 'yes';
  const mark = (index: number, done: boolean) => write({ [`done ${index + 1}`]: done ? 'yes' : '' });
  const done = steps.filter((_, index) => isDone(index)).length;

  return (
    <div>
      <div className={css.head}>
        <p ref={intro} tabIndex={-1}>
          {NUMBERS[steps.length] ?? steps.length} steps. Open one, ask its questions, mark it when you have
          the answer.
        </p>
        <p role="status" className={css.count}>
          {done} of {steps.length} done
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
            done={isDone(index)}
            onToggle={() => setOpen(open === index ? null : index)}
          >
            <p className={css.description}>{description}</p>
            <List kind="questions" items={questions} />
            <TextArea
              label="Your answer"
              className={css.answer}
              hint="Kept in this browser, for you alone."
              rows={3}
              value={values[`answer ${index + 1}`] ?? ''}
              onChange={(event) => write({ [`answer ${index + 1}`]: event.currentTarget.value })}
            />
            {isDone(index) ? (
              <Button variant="done" onClick={() => mark(index, false)}>
                Done
              </Button>
            ) : (
              <Button icon={Check} onClick={() => mark(index, true)}>
                Mark Complete
              </Button>
            )}
          </Step>
        ))}
      </Steps>
      <div className={css.clear}>
        <ClearWritten filled={filled} onClear={clear} focusElse={intro} />
      </div>
      <div role="status">
        {done === steps.length && (
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
