import type { CountedArm } from '../signals/observations.ts';
import { cappedSessions, sessionsInFavour, type Spread } from './counts.ts';
import type { Pace, PacedArm, RoutePace } from './paces.ts';
import type { Quarters } from './sequential-test.ts';

/** What counts of one arm on one route. */
export interface Row {
  quarters: Quarters;
  over10: number;
  over20: number;
}
/** Both arms, route by route. */
export type Tables = Record<CountedArm, Row>[];

/** What speaks against the candidate, its slow sessions and stable's fast ones, counts as with failures. */
export function tableOf(
  { canary, stable }: Record<CountedArm, PacedArm>,
  networks: number,
): Record<CountedArm, Row> {
  const row = ({ quarters, over10, over20 }: PacedArm, isAgainst: (quarter: number) => boolean): Row => ({
    quarters: quarters.map((spread, quarter) =>
      (isAgainst(quarter) ? cappedSessions : sessionsInFavour)(spread, networks),
    ) as unknown as Quarters,
    over10: cappedSessions(over10, networks),
    over20: cappedSessions(over20, networks),
  });
  return {
    canary: row(canary, (quarter) => quarter === 3),
    stable: row(stable, (quarter) => quarter < 2),
  };
}

/**
 * The routes of one measure. What a network may count for is found once for all of them: to leave its loudest network out
 * of each quarter of each route would leave too much out. So what counts in all is shared out as the sessions are.
 */
export function wholeTables(pace: Pace, networks: number): Tables {
  const whole = tableOf(pace, networks);
  const part = (counted: number, spread: Spread, ofRoute: Spread) => {
    const all = sessionsIn(spread);
    return all === 0 ? 0 : (counted / all) * sessionsIn(ofRoute);
  };
  const row = (arm: CountedArm, route: RoutePace): Row => ({
    quarters: whole[arm].quarters.map((counted, quarter) =>
      part(counted, pace[arm].quarters[quarter]!, route[arm].quarters[quarter]!),
    ) as unknown as Quarters,
    over10: part(whole[arm].over10, pace[arm].over10, route[arm].over10),
    over20: part(whole[arm].over20, pace[arm].over20, route[arm].over20),
  });
  return pace.routes.map((route) => ({ canary: row('canary', route), stable: row('stable', route) }));
}

const sessionsIn = (spread: Spread) =>
  spread.reduce((sum, [sessions, networks]) => sum + sessions * networks, 0);

/** The share of slow sessions on stable, if as many of its visitors began on each route as of the candidate's. */
export function expectedOf(tables: Tables, sessions: number): number {
  const slow = tables.map(({ canary, stable }) => {
    const [onCanary, onStable] = [sumUp([canary]), sumUp([stable])];
    return onStable.sessions === 0 ? 0 : onCanary.sessions * (onStable.slow / onStable.sessions);
  });
  return slow.reduce((sum, each) => sum + each, 0) / sessions;
}

export interface Total {
  sessions: number;
  slow: number;
  over10: number;
  over20: number;
}

export function sumUp(rows: Row[]): Total {
  const total = { sessions: 0, slow: 0, over10: 0, over20: 0 };
  for (const { quarters, over10, over20 } of rows) {
    for (const sessions of quarters) total.sessions += sessions;
    total.slow += quarters[3];
    total.over10 += over10;
    total.over20 += over20;
  }
  return total;
}
