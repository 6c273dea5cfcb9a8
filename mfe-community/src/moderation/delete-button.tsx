import { Button, Dialog, preloadLayers, Row } from '@coachlab/ui';
import { useState } from 'react';

/** Asks once, since what is deleted does not come back. */
export function DeleteButton(props: { what: string; onDelete: () => void; disabled: boolean }) {
  const { what, onDelete, disabled } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        size="small"
        disabled={disabled}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadLayers}
        onFocus={preloadLayers}
      >
        Delete
      </Button>
      <Dialog
        narrow
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${what}?`}
        description="It is gone at once, and does not come back."
      >
        <Row>
          <Button
            variant="danger"
            onClick={() => {
              setOpen(false);
              onDelete();
            }}
          >
            Delete for good
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Keep it
          </Button>
        </Row>
      </Dialog>
    </>
  );
}
