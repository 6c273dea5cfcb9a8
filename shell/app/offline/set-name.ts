import type { ResolvedSet } from '@coachlab/contracts';
import { setKey } from '@coachlab/federation';
import { buildOf } from '../build-of.ts';

/** What a page load runs: a release of each section, and a build of the shell. */
export function setName(set: ResolvedSet, scripts: readonly string[]): string {
  const build = buildOf(scripts);
  return build === undefined ? setKey(set) : `${setKey(set)}.${build}`;
}
