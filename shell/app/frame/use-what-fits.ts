import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what wraps below the first line of an element out of reach of the keyboard and of screen readers: the style sheet shows that
 * line alone. Measured anew when the element or a part of it changes its size, as with a translation.
 */
export function useWhatFits(line: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const parts = [...line.current!.children] as HTMLElement[];
    const measure = () => {
      const { clientWidth } = line.current!;
      for (const part of parts) {
        const fits = part.offsetTop === parts[0]!.offsetTop && part.offsetWidth <= clientWidth;
        part.style.visibility = fits ? '' : 'hidden';
      }
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const element of [line.current!, ...parts]) sizes.observe(element);
    return () => sizes.disconnect();
  });
}
