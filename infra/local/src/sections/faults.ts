import type { Exceptions } from './exceptions.ts';
import type { ForeignName } from './foreign-names.ts';

/** What is wrong, a sentence each: a name that nothing excuses, and an excuse that nothing needs any more. */
export function faultsOf(
  found: readonly ForeignName[],
  composed: Record<string, string>,
  exceptions: readonly Exceptions[],
): string[] {
  const folders = Object.keys(composed);
  const listed = exceptions.flatMap(({ names }) =>
    Object.entries(names).flatMap(([file, ofFile]) => ofFile.map((name) => ({ file, name }))),
  );
  const has = (some: readonly { file: string; name: string }[], file: string, name: string) =>
    some.some((one) => one.file === file && one.name === name);
  return [
    ...found
      .filter(
        ({ file, name }) => !folders.some((folder) => file.startsWith(folder)) && !has(listed, file, name),
      )
      .map(
        ({ file, line, name, section }) =>
          `${file}:${line} names ${name}, which belongs to the section ${section}: ${remedyFor(name)}`,
      ),
    ...listed
      .filter(({ file, name }) => !has(found, file, name))
      .map(({ file, name }) => `${file} no longer names ${name}: remove it from the list of exceptions.`),
    ...folders
      .filter((folder) => !found.some(({ file }) => file.startsWith(folder)))
      .map((folder) => `${folder} no longer names a section: remove it from the list of exceptions.`),
  ];
}

function remedyFor(name: string): string {
  if (name.startsWith('/api/')) return 'a section that calls it declares it in needs.apis of its remote.ts.';
  if (name.startsWith('/'))
    return "link by the route's name, or let that section contribute it in its remote.ts.";
  return 'let that section declare in its remote.ts what differs here.';
}
