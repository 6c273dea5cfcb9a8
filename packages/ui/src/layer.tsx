import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createChunk, preloadChunk, useChunk } from './chunk.ts';

export interface LayerProps {
  open: boolean;
  /** Esc, the close button, or a press outside asks for `false`. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence under the title, read with it. */
  description?: ReactNode;
  /** `IconButton`s in the head, left of Close. */
  actions?: ReactNode;
  /** Stays in sight under the scrolling contents. */
  footer?: ReactNode;
  /** Gets the focus on closing when what opened the layer cannot take it back: it is gone, or disabled. */
  focusElse?: RefObject<HTMLElement | null>;
  /** The element that shall have the focus first carries `autoFocus`; otherwise it is the first button. */
  children: ReactNode;
}

export interface DialogProps extends LayerProps {
  /** 28rem instead of 46rem, and never the full screen: a short question. */
  narrow?: boolean;
}

export interface SheetProps extends LayerProps {
  /** menu: from the right edge, over a scrim · chat: at the bottom right, beside a page that stays alive. */
  kind: 'menu' | 'chat';
}

const layers = createChunk(() => import('./layer-parts.tsx'));

/** Fetches the code of dialogs and sheets. Call it where one is about to be opened: on hover, focus or idle. */
export function preloadLayers(): void {
  preloadChunk(layers);
}

/** A modal dialog: centred, the full screen under 40rem. Focus goes in, Esc closes, focus goes back. */
export function Dialog({ narrow, ...props }: DialogProps) {
  return <Layer {...props} kind={narrow ? 'question' : 'dialog'} />;
}

/** A sheet over the page. Only `menu` is modal. */
export function Sheet(props: SheetProps) {
  return <Layer {...props} />;
}

function Layer(props: LayerProps & { kind: 'dialog' | 'question' | 'menu' | 'chat' }) {
  const { open, onOpenChange } = props;
  const parts = useChunk(layers, open, () => onOpenChange(false));
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return parts && <parts.Layer {...props} opener={opener} />;
}
