import type { RefObject } from 'react';
import * as Radix from 'radix-ui/dialog';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Cross } from './glyphs.tsx';
import type { LayerProps } from './layer.tsx';
import css from './layer-parts.module.css';

interface LayerPartsProps extends LayerProps {
  kind: 'dialog' | 'question' | 'menu' | 'chat';
  /** What had the focus when the layer was opened. */
  opener: RefObject<Element | null>;
}

/** Dialog and sheet on Radix: fetched with the first layer that opens. */
export function Layer(props: LayerPartsProps) {
  const { open, onOpenChange, title, description, actions, footer, children, kind, opener, focusElse } =
    props;
  const modal = kind !== 'chat';
  const giveBackFocus = (event: Event) => {
    event.preventDefault();
    // Beside a live page the visitor may have gone on elsewhere, and one layer may have opened the next.
    const { activeElement, body } = document;
    const free = modal ? !activeElement?.closest('[data-coachlab-layer]') : activeElement === body;
    if (!free) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    if (document.activeElement !== opener.current) focusElse?.current?.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        {modal && <Radix.Overlay className={css.scrim} />}
        <Radix.Content
          className={cx(css.layer, css[kind])}
          data-coachlab-layer=""
          onCloseAutoFocus={giveBackFocus}
          onInteractOutside={modal ? undefined : stay}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className={css.head}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {actions}
            <Radix.Close asChild>
              <IconButton icon={Cross} label="Close" />
            </Radix.Close>
          </div>
          <div className={css.body} tabIndex={kind === 'dialog' ? 0 : undefined}>
            {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
            {children}
          </div>
          {footer && <div className={css.foot}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function stay(event: Event) {
  event.preventDefault();
}
