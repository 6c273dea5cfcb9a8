import {
  addSession,
  type CoachingPlan,
  planFileName,
  planText,
  removeSession,
  saveFile,
} from '@coachlab/learner';
import { useQuery } from '@coachlab/remote-kit';
import { Button, ConfirmButton, EmptyState, Row, SelectField, Stack, TextField } from '@coachlab/ui';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { useRef, useState } from 'react';
import { artifactTitles } from '../api/artifact-titles.ts';
import css from './plan-builder.module.css';
import { PlanSession } from './plan-session.tsx';
import { planChoices } from './plan-choices.ts';
import { usePlanDraft } from './use-plan-draft.ts';

/** Sessions in an order, with notes, kept in this browser, to take along as a text file or on paper. Nothing is sent anywhere. */
export function PlanBuilder() {
  const { data: titles = [] } = useQuery(artifactTitles);
  const { plan, change: setPlan, clear } = usePlanDraft();
  const [selected, setSelected] = useState('');
  const chooser = useRef<HTMLSelectElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const artifact = titles.find(({ id }) => id === selected);
  const untouched = plan.items.length === 0 && !plan.name && !plan.goal;

  const add = () => {
    if (!artifact) return;
    setPlan(addSession(plan, artifact));
    setSelected('');
  };
  const remove = (index: number) => {
    setPlan(removeSession(plan, index));
    // The button that had the focus is gone.
    chooser.current?.focus();
  };
  const note = (index: number, notes: string) =>
    setPlan({ ...plan, items: plan.items.map((item, at) => (at === index ? { ...item, notes } : item)) });

  return (
    <Stack gap={6} className={css.builder}>
      <div className={css.head}>
        <TextField
          ref={nameField}
          label="Plan name"
          placeholder="Untitled Plan"
          value={plan.name}
          onChange={(event) => setPlan({ ...plan, name: event.currentTarget.value })}
        />
        <TextField
          label="Goal"
          hint="One sentence that every session can be checked against."
          value={plan.goal}
          onChange={(event) => setPlan({ ...plan, goal: event.currentTarget.value })}
        />
      </div>
      <div className={css.choose}>
        <SelectField
          label="Add a session"
          ref={chooser}
          value={selected}
          onChange={(event) => setSelected(event.currentTarget.value)}
        >
          <option value="">Choose a framework, template or tool</option>
          {planChoices(titles).map(({ name, artifacts }) => (
            <optgroup key={name} label={name}>
              {artifacts.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <Button icon={Plus} disabled={!artifact} onClick={add}>
          Add
        </Button>
      </div>
      {plan.items.length === 0 ? (
        <EmptyState level={2} title="No sessions yet">
          Plans of three to six sessions get finished.
        </EmptyState>
      ) : (
        <ol aria-label="Sessions" className={css.sessions}>
          {plan.items.map((item, index) => (
            <PlanSession
              key={`${item.sessionNumber} ${item.artifactId}`}
              item={item}
              onNotes={(notes) => note(index, notes)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <Row className={css.acts}>
        <Button
          icon={Download}
          onClick={() => saveFile(planFileName(Date.now()), planText(plan), 'text/plain;charset=utf-8')}
        >
          Export Plan
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
        <ConfirmButton
          variant="danger"
          disabled={untouched}
          title="Clear the whole plan?"
          description={whatGoes(plan)}
          yes="Clear All"
          onYes={clear}
          focusElse={nameField}
        >
          Clear All
        </ConfirmButton>
      </Row>
      <pre className={css.paper}>{planText(plan)}</pre>
    </Stack>
  );
}

function whatGoes({ items }: CoachingPlan): string {
  const sessions =
    items.length === 1 ? '1 session with its notes' : `${items.length} sessions with their notes`;
  const parts = items.length === 0 ? 'The name and the goal' : `The name, the goal and ${sessions}`;
  return `${parts} do not come back. Export the plan first to keep it.`;
}
