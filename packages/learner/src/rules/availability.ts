/** Prerequisites listed under 'Complete First'. */
const MISSING_SHOWN = 2;

export interface Availability {
  state: 'open' | 'locked' | 'done';
  /** Up to two ids that are still to be completed; empty unless locked. */
  completeFirst: string[];
}

/** Unlocked without prerequisites or with all of them done. What is done shows as done and stays open. */
export function availability(
  id: string,
  prerequisites: readonly string[] | undefined,
  completed: readonly string[],
): Availability {
  if (completed.includes(id)) return { state: 'done', completeFirst: [] };
  const missing = (prerequisites ?? []).filter((needed) => !completed.includes(needed));
  return { state: missing.length > 0 ? 'locked' : 'open', completeFirst: missing.slice(0, MISSING_SHOWN) };
}
