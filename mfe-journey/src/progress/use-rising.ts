import { useEffect, useState } from 'react';

/** A bar's value: 0 at first, the real one a frame later, so that the bar is seen to find it. */
export function useRising(value: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(value));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
