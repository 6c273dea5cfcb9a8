import type { BuildState } from './section-build.ts';

/** Prints what changed in a section since the last time, and passes it on. */
export function sayState(say: (line: string) => void, tell: () => void): (state: BuildState) => void {
  const before = new Map<string, BuildState>();
  return (state) => {
    const { section, hash, errors, typeErrors } = state;
    const last = before.get(section);
    before.set(section, state);
    if (hash !== last?.hash || errors.join() !== last.errors.join())
      say([`${section} ${errors.length > 0 ? 'does not build:' : 'is built.'}`, ...errors].join('\n'));
    if (typeErrors.join() !== (last?.typeErrors ?? []).join())
      say(
        typeErrors.length > 0
          ? [`${section} has type errors:`, ...typeErrors].join('\n')
          : `${section} has no type errors any more.`,
      );
    tell();
  };
}
