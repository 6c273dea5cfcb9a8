import type { ArmHistory, RolloutHistory } from '@coachlab/contracts';

export interface Measure {
  title: string;
  unit: string;
  candidate: (number | null)[];
  stable: (number | null)[];
}

/** What is drawn of both arms. */
export function measuresOf({ canary, stable }: RolloutHistory): Measure[] {
  return [
    {
      title: 'Failed sessions so far',
      unit: '%',
      candidate: failedSoFar(canary),
      stable: failedSoFar(stable),
    },
    { title: 'LCP, mean', unit: 'ms', candidate: canary.lcp, stable: stable.lcp },
    { title: 'New sessions', unit: '', candidate: canary.sessions, stable: stable.sessions },
  ];
}

/** A session may fail long after it was counted, so a span by itself has no share that means anything. */
function failedSoFar({ sessions, failed }: ArmHistory): (number | null)[] {
  let [all, bad] = [0, 0];
  return sessions.map((more, i) => {
    all += more;
    bad += failed[i] ?? 0;
    return all === 0 ? null : Math.round((bad / all) * 1_000) / 10;
  });
}

/** The last figure of an arm with its unit: what a reader would take from the end of the line. */
export function latest(values: (number | null)[], unit: string): string {
  const value = values.findLast((each) => each !== null);
  return value === undefined || value === null ? 'nothing yet' : `${value}${unit && ` ${unit}`}`;
}
