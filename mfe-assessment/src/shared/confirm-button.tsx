import { Button, Dialog, preloadLayers, Row } from '@coachlab/ui';
import { useState } from 'react';

interface ConfirmButtonProps {
  /** The words on the button. */
  children: string;
  /** The question, and what follows from a yes. */
  title: string;
  description: string;
  /** The words of the yes, and those while it is being done. */
  yes: string;
  yesPending: string;
  pending: boolean;
  /** Kept, the question goes; broken, it stays, and the caller has said why. */
  onYes: () => Promise<unknown>;
}

/** Asks once more, for what does not come back. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, title, description, yes, yesPending, pending, onYes } = props;
  const [asking, setAsking] = useState(false);
  const confirm = () =>
    onYes().then(
      () => setAsking(false),
      () => {},
    );
  return (
    <>
      <Button
        variant="quiet"
        onPointerEnter={preloadLayers}
        onFocus={preloadLayers}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      <Dialog narrow open={asking} onOpenChange={setAsking} title={title} description={description}>
        <Row>
          <Button variant="danger" pending={pending} pendingLabel={yesPending} onClick={() => void confirm()}>
            {yes}
          </Button>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </Row>
      </Dialog>
    </>
  );
}
