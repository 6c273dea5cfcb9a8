import { type ArmCounts, cappedSessions, sessionsInFavour, type Spread } from './counts.ts';
import { logEvidence, type Table } from './sequential-test.ts';

/**
 * Whether a candidate keeps browsers from reporting: a script that never ends, or that breaks what every other one needs,
 * fails without a failure that anybody could send.
 *
 * Shells say to whom they sent a page of each arm. Of many of these nothing is heard for reasons that no release has:
 * crawlers, blockers, browsers without scripts, tabs closed at once. But who gets the candidate is drawn by a hash, so all
 * of them meet both arms alike; what counts is that the candidate's share is larger, by the test that compares failures.
 * Newcomers count as well, since a page that is dead from the first moment makes nobody come back. A crawler that is a new
 * visitor with each page comes from a network, and no network counts for more than its part, as ever.
 */
export function judgeSilence(
  { canary, stable, weight }: { canary: ArmCounts; stable: ArmCounts; weight: number },
  networks: number,
): (() => string) | null {
  const table = tableOf(canary, stable, networks);
  if (table.stable.sessions === 0 || share(table.canary) <= share(table.stable) + ALLOWED) return null;
  const strength = logEvidence(table, weight / 10_000);
  if (strength < -Math.log(ALPHA)) return null;
  return () =>
    `Nothing was heard of ${figures(canary)} half a minute after they went out, and of ${figures(stable)} on stable: so it keeps browsers from reporting.`;
}

/** How much of the evidence that stops a candidate there is; 1 is enough, together with the share. */
export function strengthOfSilence(
  { canary, stable, weight }: { canary: ArmCounts; stable: ArmCounts; weight: number },
  networks: number,
): number {
  const table = tableOf(canary, stable, networks);
  return table.stable.sessions === 0 ? 0 : logEvidence(table, weight / 10_000) / -Math.log(ALPHA);
}

function tableOf(canary: ArmCounts, stable: ArmCounts, networks: number): Table {
  return {
    canary: rowOf(cappedSessions(silentOf(canary), networks), sessionsInFavour(heardOf(canary), networks)),
    stable: rowOf(sessionsInFavour(silentOf(stable), networks), cappedSessions(heardOf(stable), networks)),
  };
}

/** Points by which the candidate's share may be larger. */
const ALLOWED = 0.1;
/** Chance, a round, that a candidate of which as much is heard as of stable is ever found silent. */
const ALPHA = 0.001;

const silentOf = ({ served }: ArmCounts): Spread =>
  served.filter(([, silent]) => silent > 0).map(([, silent, networks]) => [silent, networks]);

const heardOf = ({ served }: ArmCounts): Spread =>
  served
    .filter(([pages, silent]) => pages > silent)
    .map(([pages, silent, networks]) => [pages - silent, networks]);

const rowOf = (failed: number, succeeded: number) => ({ sessions: failed + succeeded, failed });
const share = ({ sessions, failed }: ReturnType<typeof rowOf>) => (sessions === 0 ? 0 : failed / sessions);

function figures({ served }: ArmCounts): string {
  let [all, silent] = [0, 0];
  for (const [pages, quiet, networks] of served) {
    all += pages * networks;
    silent += quiet * networks;
  }
  return `${silent.toLocaleString('en')} of ${all.toLocaleString('en')} visitors' pages`;
}
