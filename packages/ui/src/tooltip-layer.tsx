import type { ReactNode } from 'react';
import { DismissableLayer, Popper } from 'radix-ui/internal';
import { Portal } from 'radix-ui/portal';
import css from './tooltip-layer.module.css';

interface TooltipLayerProps {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** The note itself, placed by Radix: fetched with the first tooltip that opens. */
export function TooltipLayer({ id, anchor, onClose, children, ...pointer }: TooltipLayerProps) {
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={{ current: anchor }} />
      <Portal>
        <DismissableLayer.Root
          asChild
          onDismiss={onClose}
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            // Its own word toggles by the click that follows.
            if (anchor.contains(event.target as Node)) event.preventDefault();
          }}
        >
          <Popper.Content
            id={id}
            role="tooltip"
            sideOffset={6}
            collisionPadding={12}
            className={css.note}
            {...pointer}
          >
            {children}
          </Popper.Content>
        </DismissableLayer.Root>
      </Portal>
    </Popper.Root>
  );
}
