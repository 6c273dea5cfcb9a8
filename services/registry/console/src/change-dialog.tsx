import { Button, CheckRows, Row, SelectField, Stack, TextArea, TextField } from '@coachlab/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Change, Refused } from './api.ts';
import css from './change-dialog.module.css';
import { planOf } from './plan-of.ts';
import { useChange } from './queries.ts';

/** A change that waits for a person to confirm it. */
export interface Question {
  action: Change['action'];
  title: string;
  /** What will happen, in one sentence. */
  says: string;
  danger?: boolean;
  /** It is judged on its way to everybody, unless somebody wants it at once. */
  isWatched?: boolean;
  /** Versions to choose from, the usual one first. */
  versions?: string[];
  /** The one that is meant, where there is no choice. */
  version?: string;
}

interface ChangeDialogProps {
  remote: string;
  question: Question;
  onClose: () => void;
}

const AT_ONCE = {
  value: 'at-once',
  label: 'To everybody at once',
  hint: 'With their next page, without being judged.',
};

/** Asks for the reason, which goes into the audit trail, before anything moves visitors. */
export function ChangeDialog({ remote, question, onClose }: ChangeDialogProps) {
  const { action, title, says, danger, isWatched = false, versions, version } = question;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const change = useChange(remote);
  const [chosen, setChosen] = useState(versions?.[0] ?? version ?? '');
  const [steps, setSteps] = useState('1, 10, 50, 100');
  const [minutes, setMinutes] = useState('10');
  const [atOnce, setAtOnce] = useState(false);
  const [why, setWhy] = useState('');
  const [fault, setFault] = useState('');

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const body = { ...(chosen && { version: chosen }), ...(why.trim() && { why: why.trim() }) };
    if (action === 'promote') {
      const promotion = { ...body, version: chosen, watched: !atOnce };
      return change.mutate({ action, body: promotion }, { onSuccess: onClose });
    }
    if (action === 'lift') {
      if (!body.why) return setFault('Say what was wrong, and why it no longer is.');
      return change.mutate({ action, body: { version: chosen, why: body.why } }, { onSuccess: onClose });
    }
    if (action !== 'canary') return change.mutate({ action, body }, { onSuccess: onClose });
    const plan = planOf(steps, minutes);
    if (typeof plan === 'string') return setFault(plan);
    setFault('');
    const canary = { ...body, version: chosen, weight: plan.steps[0] as number, plan };
    change.mutate({ action, body: canary }, { onSuccess: onClose });
  }

  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={heading} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap={4}>
          <h2 id={heading}>{title}</h2>
          <p>{says}</p>
          {versions && (
            <SelectField label="Release" value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {versions.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </SelectField>
          )}
          {action === 'canary' && (
            <>
              <TextField
                label="Steps, in percent of visitors"
                value={steps}
                error={fault}
                onChange={({ target }) => setSteps(target.value)}
              />
              <TextField
                label="Minutes on each step"
                inputMode="numeric"
                value={minutes}
                onChange={({ target }) => setMinutes(target.value)}
              />
            </>
          )}
          {isWatched && (
            <CheckRows
              legend="How"
              hideLegend
              options={[AT_ONCE]}
              value={atOnce ? [AT_ONCE.value] : []}
              onChange={(chosenRows) => setAtOnce(chosenRows.length > 0)}
            />
          )}
          <TextArea
            label="Reason, for the audit trail"
            rows={3}
            maxLength={500}
            value={why}
            error={action === 'lift' && fault}
            onChange={({ target }) => setWhy(target.value)}
          />
          <Faults error={change.error} />
          <Row>
            <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={change.isPending}>
              {title}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </Row>
        </Stack>
      </form>
    </dialog>
  );
}

function Faults({ error }: { error: Error | null }) {
  const reasons = error instanceof Refused ? error.reasons : [];
  return (
    <div role="alert" className={css.faults}>
      {error && (
        <p>{error instanceof Refused ? error.message : 'The registry does not respond. Try again.'}</p>
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
