import { cloneElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { createChunk, preloadChunk, useChunk } from './chunk.ts';
import { delayBeforeNote, noteShown } from './tooltip-timing.ts';
import css from './tooltip.module.css';

export interface TooltipProps {
  /** A bold first line. */
  title?: ReactNode;
  content: ReactNode;
  /** What it explains: one button or link that passes these props on to its element. */
  children: ReactElement<TriggerProps>;
}

/**
 * A note on an ink block: on hover after 700 ms, at once on keyboard focus, tap and click. A press keeps it until the
 * next one. Esc closes it.
 */
export function Tooltip({ title, content, children }: TooltipProps) {
  const id = useId();
  const note = useNote();
  const parts = useChunk(layer, note.anchor !== null, note.close);
  return (
    <>
      <Trigger note={note} describedBy={id}>
        {children}
      </Trigger>
      {note.anchor && parts && (
        <parts.TooltipLayer
          id={id}
          anchor={note.anchor}
          onClose={note.close}
          onPointerEnter={note.keep}
          onPointerLeave={note.closeSoon}
        >
          {title && <b className={css.title}>{title}</b>}
          {content}
        </parts.TooltipLayer>
      )}
    </>
  );
}

export interface TermProps {
  /** The word, as it stands in the text. */
  children: string;
  /** What it means. */
  definition: ReactNode;
}

/** A word with a dotted green underline and its definition in a tooltip. */
export function Term({ children, definition }: TermProps) {
  return (
    <Tooltip title={children} content={definition}>
      <button type="button" className={css.term}>
        {children}
      </button>
    </Tooltip>
  );
}

const layer = createChunk(() => import('./tooltip-layer.tsx'));

/** Time to move the pointer from the word to its note, in ms. */
const grace = 150;

/** Opens and closes one note. `anchor` is the element it hangs on while open. */
function useNote() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Kept by a press: the pointer may leave. */
  const pinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [timer]);
  const keep = () => clearTimeout(timer.current);
  const open = (element: HTMLElement) => {
    keep();
    setAnchor(element);
  };
  const close = () => {
    keep();
    pinned.current = false;
    setAnchor(null);
  };
  const makeRoom = useEffectEvent(close);
  useEffect(() => (anchor ? noteShown(() => makeRoom()) : undefined), [anchor]);
  const later = (act: () => void, ms: number) => {
    keep();
    timer.current = setTimeout(act, ms);
  };
  return {
    anchor,
    keep,
    open,
    close,
    openLater: (element: HTMLElement) => later(() => open(element), delayBeforeNote()),
    closeSoon: () => pinned.current || later(close, grace),
    press(element: HTMLElement) {
      if (anchor && pinned.current) return close();
      pinned.current = true;
      open(element);
    },
  };
}

export interface TriggerProps {
  'aria-describedby'?: string;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

interface TriggerParts {
  note: ReturnType<typeof useNote>;
  describedBy: string;
  children: ReactElement<TriggerProps>;
}

function Trigger({ note, describedBy, children }: TriggerParts) {
  const own = children.props;
  /** A press focuses before it clicks; then the click decides. */
  const [pressed, setPressed] = useState(false);
  return cloneElement(children, {
    'aria-describedby': note.anchor ? describedBy : own['aria-describedby'],
    onPointerEnter(event) {
      own.onPointerEnter?.(event);
      if (event.pointerType === 'touch') return;
      preloadChunk(layer);
      if (note.anchor) note.keep();
      else note.openLater(event.currentTarget);
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event);
      if (event.pointerType !== 'touch') note.closeSoon();
    },
    onPointerDown(event) {
      own.onPointerDown?.(event);
      setPressed(true);
    },
    onFocus(event) {
      own.onFocus?.(event);
      if (!pressed) note.open(event.currentTarget);
    },
    onBlur(event) {
      own.onBlur?.(event);
      setPressed(false);
      note.close();
    },
    onClick(event) {
      own.onClick?.(event);
      setPressed(false);
      note.press(event.currentTarget);
    },
  });
}
