import { SHELL, type RegistryStatus, type ShellBuild } from '@coachlab/contracts';
import { ago } from './quantities.ts';
import { faint, strong, table } from './table.ts';

/** Milliseconds: for how long an error is worth a word to somebody who did not ask for it. */
const RECENT = 86_400_000;
const NONE = '-';

/** Each build that browsers run, and the errors of its files that nobody caught, the most frequent first. */
export function describeShell({ shellBuilds = [] }: RegistryStatus, now: number): string {
  if (shellBuilds.length === 0) return 'No shell has announced a build yet.';
  const rows = shellBuilds.map(({ build, running, firstAt, lastAt, errors }) => [
    build,
    running ? 'running' : NONE,
    ago(firstAt, now),
    ago(lastAt, now),
    String(errors.length),
  ]);
  const builds = table(['BUILD', 'NOW', 'FIRST SEEN', 'LAST SEEN', 'ERRORS'], rows);
  return [strong(SHELL), builds, ...shellBuilds.flatMap((build) => describeErrors(build, now))].join('\n\n');
}

function describeErrors({ build, errors }: ShellBuild, now: number): string[] {
  return errors.map(({ class: kind, stack, sessions, firstAt, lastAt }) => {
    const met = `${sessions} session${sessions === 1 ? '' : 's'}`;
    const head = `${strong(`${SHELL} ${build}`)}  ${kind} in ${met}, first ${ago(firstAt, now)}, last ${ago(lastAt, now)}`;
    const lines = stack.split('\n').map((line) => `  ${line.trim()}`);
    return [head, lines[0] ?? '', ...lines.slice(1).map(faint)].join('\n');
  });
}

/** One line where browsers met such errors lately. */
export function hintAtShellErrors({ shellBuilds = [] }: RegistryStatus, now: number): string[] {
  const lately = shellBuilds
    .flatMap(({ errors }) => errors)
    .filter(({ lastAt }) => now - Date.parse(lastAt) < RECENT)
    .map(({ lastAt }) => lastAt)
    .sort();
  if (lately.length === 0) return [];
  const kinds = `${lately.length} kind${lately.length === 1 ? '' : 's'} of uncaught error`;
  return [
    `${strong(SHELL)}: its own files threw ${kinds} in the last day, the last ${ago(lately.at(-1)!, now)}: coachlab status ${SHELL}`,
    '',
  ];
}
