import { useEffect, useRef } from 'react';

/** Puts the focus on an element when `step` changes, so that a keyboard or screen reader follows; not at first. */
export function useFocusOn<E extends HTMLElement>(step: unknown) {
  const element = useRef<E>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    element.current?.focus();
  }, [step]);
  return element;
}
