import type { RolloutHistory } from '@coachlab/contracts';

type Values = (number | null)[];

export interface Drawn {
  title: string;
  unit: string;
  /** A sentence below the title. */
  note?: string;
  /** Each line is drawn as its own kind, whatever the measure. */
  candidate: Values;
  stable: Values;
  /** What the candidate's line must stay below, and what happens otherwise. */
  limit?: { values: Values; says: string };
}

/** What is drawn of both arms, each with what the verdict holds the candidate to. */
export function measuresOf({ canary, stable, evidence, limits }: RolloutHistory): Drawn[] {
  const failed = {
    candidate: soFar(canary.failed, canary.sessions),
    stable: soFar(stable.failed, stable.sessions),
  };
  const nothing = canary.sessions.map(() => null);
  const enough = canary.sessions.map(() => 100);
  const measures: Drawn[] = [
    {
      title: 'Failed sessions so far',
      unit: '%',
      ...failed,
      ...(limits && { limit: { values: allowed(failed.stable, limits), says: 'allowed' } }),
    },
  ];
  if (evidence)
    measures.push({
      title: 'Evidence against the candidate',
      unit: '%',
      candidate: evidence.stops,
      stable: nothing,
      limit: { values: enough, says: 'enough to stop it' },
    });
  if (evidence?.holds.some((each) => each !== null))
    measures.push({
      title: 'Evidence that it is slower',
      unit: '%',
      note: 'The strongest of all measures below.',
      candidate: evidence.holds,
      stable: nothing,
      limit: { values: enough, says: 'enough to hold it' },
    });
  return [
    ...measures,
    { title: 'LCP, mean', unit: 'ms', candidate: canary.lcp, stable: stable.lcp },
    { title: 'New sessions', unit: '', candidate: canary.sessions, stable: stable.sessions },
  ];
}

/** A session may fail long after it was counted, so a span by itself has no share that means anything. */
function soFar(part: number[], whole: number[]): Values {
  let [all, bad] = [0, 0];
  return whole.map((more, i) => {
    all += more;
    bad += part[i] ?? 0;
    return all === 0 ? null : Math.round((bad / all) * 1_000) / 10;
  });
}

function allowed(
  stable: Values,
  { failed, failedOverStable }: NonNullable<RolloutHistory['limits']>,
): Values {
  return stable.map((share) => Math.max(failed * 100, (share ?? 0) + failedOverStable * 100));
}

/** The last figure of an arm with its unit: what a reader would take from the end of the line. */
export function latest(values: Values, unit: string): string {
  const value = values.findLast((each) => each !== null);
  return value === undefined || value === null ? 'nothing yet' : `${value}${unit && ` ${unit}`}`;
}
