import { useEffect, useRef } from 'react';

/** Puts the focus on a heading when `step` changes, so that a keyboard or screen reader follows; not at first. */
export function useStepFocus(step: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
