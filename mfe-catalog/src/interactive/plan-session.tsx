import type { PlanItem } from '@coachlab/learner';
import { Button, TextArea } from '@coachlab/ui';
import css from './plan-builder.module.css';

interface PlanSessionProps {
  item: PlanItem;
  onNotes: (notes: string) => void;
  onRemove: () => void;
}

export function PlanSession({ item, onNotes, onRemove }: PlanSessionProps) {
  const { sessionNumber, artifactTitle, notes } = item;
  return (
    <li className={css.session}>
      <div className={css.title}>
        <h2>
          <span className={css.number}>Session {sessionNumber}</span> {artifactTitle}
        </h2>
        <Button
          size="small"
          aria-label={`Remove session ${sessionNumber}: ${artifactTitle}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
      <TextArea
        label={`Notes for session ${sessionNumber}`}
        rows={2}
        value={notes}
        onChange={(event) => onNotes(event.currentTarget.value)}
      />
    </li>
  );
}
