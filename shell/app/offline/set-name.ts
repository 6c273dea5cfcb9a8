import type { ResolvedSet } from '@coachlab/contracts';
import { setKey } from '@coachlab/federation';

/** As the shell's build names the file that starts a page. */
const MAIN = /\/shell\.([\w-]+)\.js$/;

/** What a page load runs: a release of each section, and a build of the shell, known by the file that starts it. */
export function setName(set: ResolvedSet, scripts: readonly string[]): string {
  const [build] = scripts.flatMap((src) => MAIN.exec(src)?.[1] ?? []);
  return build === undefined ? setKey(set) : `${setKey(set)}.${build}`;
}
