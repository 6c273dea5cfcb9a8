import type { RemoteSignal, StandIns } from '@coachlab/contracts';
import { releaseId } from '../package/make-release.ts';

/** A page that a release was to answer, and the version that did; empty where nothing did. */
export interface AnsweredPage {
  release: string;
  answeredBy: string;
  /** It counted as answered by nothing before. */
  corrected: boolean;
}

/** The page of each release in what one browser sent at once. A release that failed did not answer, also if it ran before. */
export function answeredPages(signals: RemoteSignal[]): AnsweredPage[] {
  const byRelease = Map.groupBy(signals, ({ remote, version }) => releaseId(remote, version));
  return [...byRelease].map(([release, each]) => {
    const failures = each.filter(({ outcome }) => outcome === 'failed');
    const { replacedBy, again } = failures.find((failure) => failure.replacedBy !== undefined) ?? {};
    // An error that nobody caught leaves the page where it is.
    const stands = failures.every(({ class: kind }) => kind === 'uncaught');
    const answeredBy = replacedBy ?? (stands ? (each[0] as RemoteSignal).version : '');
    return { release, answeredBy, corrected: again === true };
  });
}

/** Fewer pages than this share fail for reasons that no release has. */
const WORTH_A_WORD = 0.02;

/** What a release's pages came to; null where it answered nearly all of them itself. */
export function standInsOf(
  version: string,
  minutes: number,
  answered: { answeredBy: string; pages: number }[],
): StandIns | null {
  const of = (by: (answeredBy: string) => boolean) =>
    answered.filter(({ answeredBy }) => by(answeredBy)).reduce((sum, { pages }) => sum + pages, 0);
  const by = answered
    .filter(({ answeredBy }) => answeredBy !== '' && answeredBy !== version)
    .map(({ answeredBy, pages }) => ({ version: answeredBy, pages }))
    .sort((a, b) => b.pages - a.pages);
  const failed = of((answeredBy) => answeredBy === '');
  const pages = of(() => true);
  const own = of((answeredBy) => answeredBy === version);
  return pages - own <= pages * WORTH_A_WORD ? null : { version, minutes, pages, failed, by };
}
