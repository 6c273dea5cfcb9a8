import { ConfirmButton } from '@coachlab/ui';
import type { RefObject } from 'react';

interface ClearWrittenProps {
  /** Whether there is anything to clear. */
  filled: boolean;
  onClear: () => void;
  /** Gets the focus afterwards. */
  focusElse: RefObject<HTMLElement | null>;
}

/** Beside whatever a visitor types into and this browser keeps. */
export function ClearWritten({ filled, onClear, focusElse }: ClearWrittenProps) {
  return (
    <ConfirmButton
      variant="danger"
      size="small"
      disabled={!filled}
      title="Clear what you wrote?"
      description="Everything you typed here goes, in this browser, and does not come back."
      yes="Clear"
      onYes={onClear}
      focusElse={focusElse}
    >
      Clear
    </ConfirmButton>
  );
}
