import type { Kind } from './kinds.ts';
import { atMost } from './bounds.ts';
import { type Played, play } from './play.ts';

/** Candidates of which nothing is heard reach so many visitors, in nine of ten rollouts, and those who come within a minute. */
const MOST_SILENT = 60;

/** Of fewer rollouts no share below 1 % is certain. */
const SURE_OF = 300;

export interface Summary {
  kind: Kind;
  perMinute: number;
  rollouts: number;
  aborted: number;
  promoted: number;
  /** The team was told that it holds or that both releases fail. */
  told: number;
  /** Aborted within 10 failing sessions, and within 600 canary sessions. */
  withinFailures: number;
  withinSessions: number;
  /** Held for being slower, in so many canary sessions as it is to be found within; the median of the sessions until then. */
  slower: number;
  slowerAfter: number | null;
  /** Of the aborted ones: milliseconds, and canary sessions with those that failed. Null without any. */
  median: { time: number; exposed: number; failed: number } | null;
  /** Nine in ten aborted rollouts reached no more sessions than these. */
  mostExposed: number | null;
  /** Whether the bound of its kind holds. */
  fits: boolean;
}

/** Plays many rollouts of a kind. The same seed plays the same ones. */
export function summarize(kind: Kind, perMinute: number, rollouts: number, seed: number): Summary {
  const played = Array.from({ length: rollouts }, (_, i) => play(kind, perMinute, seed + i * 7_919));
  const aborted = played.filter(({ outcome }) => outcome === 'aborted');
  const of = (value: keyof Played, share: number) =>
    aborted.map((each) => Number(each[value])).sort((a, b) => a - b)[Math.floor(aborted.length * share)];
  const median = { time: of('time', 0.5), exposed: of('exposed', 0.5), failed: of('failed', 0.5) };
  const slower = played
    .map(({ slowerAfter }) => slowerAfter)
    .filter((sessions) => sessions !== null)
    .sort((a, b) => a - b);
  const summary = {
    kind,
    perMinute,
    rollouts,
    aborted: aborted.length,
    promoted: played.filter(({ outcome }) => outcome === 'promoted').length,
    told: played.filter(({ held, frozen }) => held || frozen).length,
    withinFailures: aborted.filter(({ failed }) => failed <= 10).length,
    withinSessions: aborted.filter(({ judged }) => judged <= 600).length,
    slower: slower.length,
    slowerAfter: slower[Math.floor(slower.length / 2)] ?? null,
    median: aborted.length > 0 ? (median as Summary['median']) : null,
    mostExposed: of('exposed', 0.9) ?? null,
  };
  return { ...summary, fits: fits(summary) };
}

function fits({ kind, perMinute, rollouts, aborted, promoted, ...summary }: Omit<Summary, 'fits'>): boolean {
  switch (kind.expect) {
    case 'no_abort':
      return aborted < rollouts * 0.01 && (!kind.silent || (promoted === 0 && summary.told === rollouts));
    case 'all_stopped':
      return aborted >= rollouts * 0.99;
    case 'all_promoted':
      return promoted === rollouts;
    case 'few_pages':
      return aborted === rollouts && (summary.mostExposed ?? Infinity) <= MOST_SILENT + perMinute;
    case 'not_slower':
      // Of enough rollouts it is certain, of a few there is none.
      return (
        aborted < rollouts * 0.01 &&
        (rollouts < SURE_OF ? summary.slower === 0 : atMost(summary.slower, rollouts) < 0.01)
      );
    case 'found_slower':
      return summary.slower >= rollouts * 0.95;
    case 'few_failures':
      return summary.withinFailures >= rollouts * 0.99;
    case 'few_sessions':
      return summary.withinSessions >= rollouts * 0.95;
    case 'some_end':
      // Either it was stopped, or it waits for somebody: it never reaches everybody.
      return promoted < rollouts * 0.01;
  }
}
