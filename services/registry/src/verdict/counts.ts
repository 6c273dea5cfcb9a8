/** What the sessions of one arm came to in one round. */
export interface ArmCounts {
  sessions: number;
  /** Sessions in which the release ran. A session may have loaded and failed. */
  loaded: number;
  failed: number;
  /** Sessions in which nothing of it ran, and the networks they came from. */
  unloaded: number;
  unloadedNetworks: number;
  /** How many networks had how many failing sessions. */
  failing: [sessions: number, networks: number][];
}

export const NO_COUNTS: ArmCounts = {
  sessions: 0,
  loaded: 0,
  failed: 0,
  unloaded: 0,
  unloadedNetworks: 0,
  failing: [],
};

/**
 * Failing sessions without the loudest network, when of the rest none may have more than one part in `parts` (the largest
 * cap for which that holds, so none at all when fewer than `parts` others failed). Whatever one network sends, no more is
 * counted than the others say by themselves; and a few together cannot say much.
 */
export function cappedFailures(failing: ArmCounts['failing'], parts: number): number {
  const loudest = Math.max(0, ...failing.map(([sessions]) => sessions));
  if (parts === 1) return failuresUpTo(failing, loudest);
  const rest = failing.map(([sessions, networks]): [number, number] => [
    sessions,
    sessions === loudest ? networks - 1 : networks,
  ]);
  let [holds, most] = [0, loudest];
  // The sum grows ever slower than the cap, so what holds, holds up to a point.
  while (holds < most) {
    const middle = Math.ceil((holds + most) / 2);
    if (middle * parts <= failuresUpTo(rest, middle)) holds = middle;
    else most = middle - 1;
  }
  return failuresUpTo(rest, holds);
}

/** Failing sessions with at most `cap` of each network. */
export function failuresUpTo(failing: ArmCounts['failing'], cap: number): number {
  return failing.reduce((sum, [sessions, networks]) => sum + Math.min(sessions, cap) * networks, 0);
}
