import { useEffect, useEffectEvent } from 'react';

interface DrawnProps {
  /** The section's component beside this one; another one is told of anew. */
  beside: unknown;
  onDrawn: () => void;
}

/** Says that a section's component stands on the screen. Inside its boundary: what throws takes this with it. */
export function Drawn({ beside, onDrawn }: DrawnProps) {
  const drawn = useEffectEvent(onDrawn);
  useEffect(() => drawn(), [beside]);
  return null;
}
