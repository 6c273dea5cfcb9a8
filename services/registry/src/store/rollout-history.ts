import type { ArmHistory, RolloutHistory } from '@coachlab/contracts';
import type { EntityManager } from 'typeorm';
import { HOLD_RATIO } from '../domain/verdict/paces.ts';
import { ALLOWED_OVER_STABLE, ALWAYS_ALLOWED } from '../domain/verdict/verdict.ts';
import { measureHistories } from './measure-minutes.ts';
import { NO_MINUTE } from './count-session.ts';
import { SignalMinute } from './rows/signal-minute.row.ts';
import { RolloutRow } from './rows/rollout.row.ts';

const MINUTE = 60_000;
/** Older ones are deleted: jobs/forget-sessions.ts. */
const MOST_MINUTES = 30 * 24 * 60;
/** A drawing has no room for more. */
const MOST_SPANS = 240;

type Sums = typeof NO_MINUTE & { stops: number | null; holds: number | null };

const inPercent = (perMille: number | null) => (perMille === null ? null : perMille / 10);

/** The rollout of a remote that runs, or the last one that ended, as it went; null when there never was one. */
export async function rolloutHistory(
  manager: EntityManager,
  remote: string,
  now: number,
): Promise<RolloutHistory | null> {
  const [rollout] = await manager.find(RolloutRow, { where: { remote }, order: { id: 'DESC' }, take: 1 });
  if (!rollout) return null;
  const { id, version, against, startedAt, endedAt } = rollout;
  const rows = await manager.find(SignalMinute, { where: { rolloutId: id }, order: { minute: 'ASC' } });
  const minuteOf = (time: number) => Math.floor(time / MINUTE);
  // A report may come after the end.
  const last = Math.max(minuteOf(endedAt?.getTime() ?? now), rows.at(-1)?.minute ?? 0);
  const first = Math.min(
    Math.max(minuteOf(startedAt.getTime()), last - MOST_MINUTES),
    rows[0]?.minute ?? Infinity,
    last,
  );
  const minutes = Math.ceil((last - first + 1) / MOST_SPANS);
  const spans = Math.ceil((last - first + 1) / minutes);
  const sumsOf = (arm: string) => {
    const sums = Array.from({ length: spans }, (): Sums => ({ ...NO_MINUTE, stops: null, holds: null }));
    for (const row of rows) {
      const span = sums[Math.floor((row.minute - first) / minutes)];
      if (row.arm !== arm || !span) continue;
      for (const name of ['sessions', 'failed', 'measured'] as const) span[name] += row[name];
      span.lcpTotal += Number(row.lcpTotal);
      span.stops = row.evidence ?? span.stops;
      span.holds = row.slowerEvidence ?? span.holds;
    }
    return sums;
  };
  const historyOf = (sums: Sums[]): ArmHistory => ({
    sessions: sums.map(({ sessions }) => sessions),
    failed: sums.map(({ failed }) => failed),
    lcp: sums.map(({ measured, lcpTotal }) => (measured === 0 ? null : Math.round(lcpTotal / measured))),
  });
  const canary = sumsOf('canary');
  const measures = await measureHistories(manager, id, { first, minutes, spans });
  return {
    id,
    version,
    against,
    minutes,
    at: Array.from({ length: spans }, (_, i) => ((first + i * minutes) * MINUTE) / 1_000),
    canary: historyOf(canary),
    stable: historyOf(sumsOf('stable')),
    evidence: {
      stops: canary.map(({ stops }) => inPercent(stops)),
      holds: canary.map(({ holds }) => inPercent(holds)),
    },
    ...(measures.length > 0 && { measures }),
    limits: {
      failed: ALWAYS_ALLOWED,
      failedOverStable: ALLOWED_OVER_STABLE,
      slowFrom: null,
      slowerBy: HOLD_RATIO,
    },
  };
}
