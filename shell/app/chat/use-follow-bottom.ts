import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Pixels from the end within which a reader counts as being there. */
const NEAR = 48;

/**
 * Keeps a scrolling list at its end as it changes, as long as the reader is there. A higher `own` (the reader has just
 * said something) goes there in any case.
 */
export function useFollowBottom(changes: readonly unknown[], own: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const seen = useRef(own);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);

  useLayoutEffect(() => {
    if (own > seen.current) follows.current = true;
    seen.current = own;
    const element = list.current;
    if (element && follows.current) element.scrollTop = element.scrollHeight;
    // oxlint-disable-next-line react/exhaustive-deps -- the caller says what makes the list grow
  }, [...changes, own]);

  return list;
}
