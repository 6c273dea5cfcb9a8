import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Whether the visitor has pressed or focused anything in the area. What this browser has kept comes back after hydration;
 * until somebody works there, it takes no more room than the server's page gave it, so that nothing moves under a reader.
 */
export function useTouched(area: RefObject<HTMLElement | null>): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element || touched) return;
    const touch = () => setTouched(true);
    // Somebody may have begun before the scripts were there.
    if (element.contains(document.activeElement)) return touch();
    element.addEventListener('pointerdown', touch);
    element.addEventListener('focusin', touch);
    return () => {
      element.removeEventListener('pointerdown', touch);
      element.removeEventListener('focusin', touch);
    };
  }, [area, touched]);
  return touched;
}

const BOUNDS = ['min-height', 'max-height'];

/** Keeps the height of the first render for as long as `held`. */
export function useHeldHeight(element: RefObject<HTMLElement | null>, held: boolean): void {
  useLayoutEffect(() => {
    const holder = element.current;
    if (!holder || !held) return;
    const height = `${holder.offsetHeight}px`;
    for (const bound of BOUNDS) holder.style.setProperty(bound, height);
    return () => BOUNDS.forEach((bound) => holder.style.removeProperty(bound));
  }, [element, held]);
}
