import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Raise {
  name: string;
  /** Folder of the package. */
  dir: string;
  from: string;
  to: string;
}

/** In the package's own package.json, in all that name it, and in the lockfile. */
export function raiseVersion(root: string, { name, dir, from, to }: Raise): void {
  const lockfile = join(root, 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, object> };
  const manifests = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  const needed = (text: string) => text.replaceAll(`"${name}": "${from}"`, `"${name}": "${to}"`);
  const own = (text: string) =>
    text.replace(new RegExp(`("name": "${name}",\\s*"version": )"${from}"`), `$1"${to}"`);
  for (const manifest of manifests) edit(join(root, manifest, 'package.json'), needed);
  edit(join(root, dir, 'package.json'), own);
  edit(lockfile, (text) => own(needed(text)));
}

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}
