import type { Names } from './public-names.ts';

/** What a package offers at a version; `api.txt` in its folder. */
export interface Snapshot {
  version: string;
  names: Names;
}

/** One line for each name, in the order of the alphabet, so that a review shows what changed. */
export function writeSnapshot(packageName: string, { version, names }: Snapshot): string {
  const lines = [...names].map(([name, signature]) => `${name} = ${signature}`).sort();
  return [`${packageName} ${version}`, ...lines, ''].join('\n');
}

export function readSnapshot(text: string): Snapshot {
  const [title = '', ...lines] = text.split('\n').filter(Boolean);
  const names = lines.map((line): [string, string] => {
    const at = line.indexOf(' = ');
    return [line.slice(0, at), line.slice(at + 3)];
  });
  return { version: title.split(' ')[1] ?? '', names: new Map(names) };
}
