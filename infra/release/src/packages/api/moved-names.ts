import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Names } from './public-names.ts';
import { readSnapshot } from './snapshot.ts';

/**
 * The names of a package, where one that moved to another package says what it says there: who uses it meets the same,
 * so a move alone changes nothing. Names that came from another package before stay as they are.
 * @param folder of the package, from which the other is found as Node finds it
 */
export function withMovedNames(folder: string, was: Names, is: Names): Names {
  const names: Names = new Map();
  for (const [name, now] of is) {
    const [, there = '', other = ''] = /^(\S+) of (@?[\w./-]+)$/.exec(now) ?? [];
    const moved = now === was.get(name) || !was.has(name) ? undefined : namesOf(folder, other);
    if (!moved?.has(there)) names.set(name, now);
    else
      for (const [key, signature] of moved)
        if (key === there || key.startsWith(`${there}.`))
          names.set(name + key.slice(there.length), signature);
  }
  return names;
}

function namesOf(folder: string, packageName: string): Names | undefined {
  if (!packageName) return undefined;
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'node_modules', packageName, 'api.txt');
    if (existsSync(file)) return readSnapshot(readFileSync(file, 'utf8')).names;
    if (at === dirname(at)) return undefined;
  }
}
