import { fairCap } from './counts.ts';

/** The largest contentful paint that one session reported, in milliseconds, and from which network. */
export interface Painted {
  network: string;
  lcp: number;
}

/** Sessions of each arm before anything is said, and the difference from which on a person decides. */
const LEAST = 200;
const SLOWER = { ratio: 1.25, ms: 200 };

/** Why the candidate is held for painting later than stable at p75; null when it is not. It never stops a rollout. */
export function slowerThanStable(
  { canary, stable }: Record<'canary' | 'stable', Painted[]>,
  networks: number,
): string | null {
  const [own, other] = [fairSample(canary, networks), fairSample(stable, networks)];
  if (own.length < LEAST || other.length < LEAST) return null;
  const [ownP75, otherP75] = [p75Of(own)!, p75Of(other)!];
  if (ownP75 < otherP75 * SLOWER.ratio || ownP75 < otherP75 + SLOWER.ms) return null;
  return `A quarter of its pages paint after ${ownP75} ms or later, and after ${otherP75} ms on stable. Abort it, promote it as it is, or resume to count anew.`;
}

export function p75Of(sessions: Painted[]): number | null {
  const sorted = sessions.map(({ lcp }) => lcp).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.75)] ?? null;
}

/** Without the loudest network, and of each other one as many sessions as one may count for. */
function fairSample(sessions: Painted[], networks: number): Painted[] {
  const byNetwork = [...Map.groupBy(sessions, ({ network }) => network).values()].sort(
    (a, b) => b.length - a.length,
  );
  const cap = fairCap(
    byNetwork.map(({ length }) => [length, 1]),
    networks,
  );
  return byNetwork.slice(networks === 1 ? 0 : 1).flatMap((each) => each.slice(0, cap));
}
