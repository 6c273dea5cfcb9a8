import { ConfirmButton } from '@coachlab/ui';

/** Asks once, since what is deleted does not come back. */
export function DeleteButton(props: { what: string; onDelete: () => void; disabled: boolean }) {
  const { what, onDelete, disabled } = props;
  return (
    <ConfirmButton
      variant="danger"
      size="small"
      disabled={disabled}
      title={`Delete ${what}?`}
      description="It is gone at once, and does not come back."
      yes="Delete for good"
      onYes={onDelete}
    >
      Delete
    </ConfirmButton>
  );
}
