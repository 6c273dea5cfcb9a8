import { type ReactNode, type RefObject, useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { Dialog, preloadLayers } from './layer.tsx';
import { Row } from './layout.tsx';

export interface ConfirmButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** The words on the button. */
  children: string;
  disabled?: boolean;
  /** The question, and what follows from a yes. */
  title: string;
  description: ReactNode;
  /** The words of the yes, and those while it is being done. */
  yes: string;
  yesPending?: string;
  pending?: boolean;
  /** A promise that breaks leaves the question open: the caller has said why. */
  onYes: () => unknown;
  /** Gets the focus when the button cannot take it back: a yes may have disabled it. */
  focusElse?: RefObject<HTMLElement | null>;
}

/** Asks once more, for what does not come back. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, variant = 'quiet', size, disabled, pending, onYes, ...question } = props;
  const [asking, setAsking] = useState(false);
  const confirm = () => Promise.resolve(onYes()).then(() => setAsking(false), stay);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        disabled={disabled}
        onPointerEnter={preloadLayers}
        onFocus={preloadLayers}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      <Dialog
        narrow
        open={asking}
        onOpenChange={setAsking}
        title={question.title}
        description={question.description}
        focusElse={question.focusElse}
      >
        <Row>
          <Button
            variant="danger"
            pending={pending}
            pendingLabel={question.yesPending}
            onClick={() => void confirm()}
          >
            {question.yes}
          </Button>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </Row>
      </Dialog>
    </>
  );
}

function stay(): void {}
