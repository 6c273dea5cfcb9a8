/** What the sessions of one arm came to in one round. */
export interface ArmCounts {
  sessions: number;
  /** Sessions in which the release ran, and the networks they came from. A session may have loaded and failed. */
  loaded: number;
  loadedNetworks: number;
  failed: number;
  /** Sessions in which nothing of it ran, and the networks they came from. */
  unloaded: number;
  unloadedNetworks: number;
  /** How many networks had so many sessions, of which so many failed. */
  networks: [sessions: number, failed: number, networks: number][];
  /** Failing sessions that a shell saw as well as the visitor's own browser being there. */
  seen: Spread;
  /** Failing sessions that only a shell speaks of; in none of the other figures. */
  claimed: number;
}

export const NO_COUNTS: ArmCounts = {
  sessions: 0,
  loaded: 0,
  loadedNetworks: 0,
  failed: 0,
  unloaded: 0,
  unloadedNetworks: 0,
  networks: [],
  seen: [],
  claimed: 0,
};

/** Sessions of one kind: how many networks had so many. */
export type Spread = [sessions: number, networks: number][];

export const failuresOf = ({ networks }: ArmCounts): Spread =>
  networks.filter(([, failed]) => failed > 0).map(([, failed, count]) => [failed, count]);

export const successesOf = ({ networks }: ArmCounts): Spread =>
  networks
    .filter(([sessions, failed]) => sessions > failed)
    .map(([sessions, failed, count]) => [sessions - failed, count]);

/**
 * The most that one network may count for, so that none has more than one part in `parts` of what the networks other than
 * the loudest say. Zero when fewer than `parts` others said anything.
 */
export function fairCap(spread: Spread, parts: number): number {
  const loudest = loudestOf(spread);
  if (parts === 1) return loudest;
  const rest = withoutLoudest(spread, loudest);
  let [holds, most] = [0, loudest];
  // The sum grows ever slower than the cap, so what holds, holds up to a point.
  while (holds < most) {
    const middle = Math.ceil((holds + most) / 2);
    if (middle * parts <= sessionsUpTo(rest, middle)) holds = middle;
    else most = middle - 1;
  }
  return holds;
}

/**
 * Sessions without those of the loudest network, no other counting for more than one part in `parts`. Whatever one network
 * sends, no more is counted than the others say by themselves; and a few together cannot say much.
 */
export function cappedSessions(spread: Spread, parts: number): number {
  const rest = parts === 1 ? spread : withoutLoudest(spread, loudestOf(spread));
  return sessionsUpTo(rest, fairCap(spread, parts));
}

/** Sessions with at most `cap` of each network. */
function sessionsUpTo(spread: Spread, cap: number): number {
  let sum = 0;
  for (const [sessions, networks] of spread) sum += Math.min(sessions, cap) * networks;
  return sum;
}

/** Sessions of a network that always count when they speak for the accused. */
const ALWAYS_HEARD = 2;

/** What speaks against an arm counts so; what speaks for it does, too, but the few sessions of each network stay: leaving them out would make it look worse. */
export const sessionsInFavour = (spread: Spread, parts: number) =>
  Math.max(cappedSessions(spread, parts), sessionsUpTo(spread, ALWAYS_HEARD));

/**
 * The arm as it looks when no network counts for more sessions than its part, each with its own share of failures: one
 * network is then at most a quarter (with `parts` 3) of the whole, whether it is right or not.
 */
export function levelled({ networks }: ArmCounts, parts: number): { sessions: number; failed: number } {
  const cap = fairCap(
    networks.map(([sessions, , count]) => [sessions, count]),
    parts,
  );
  let [all, bad] = [0, 0];
  for (const [sessions, failed, count] of networks) {
    const counted = Math.min(sessions, cap);
    all += counted * count;
    bad += (counted / sessions) * failed * count;
  }
  return { sessions: all, failed: bad };
}

const loudestOf = (spread: Spread) => spread.reduce((most, [sessions]) => Math.max(most, sessions), 0);

/** One network fewer among the loudest; several rows may have as many sessions. */
function withoutLoudest(spread: Spread, loudest: number): Spread {
  const index = spread.findIndex(([sessions]) => sessions === loudest);
  return spread.map(([sessions, networks], i) => [sessions, i === index ? networks - 1 : networks]);
}
