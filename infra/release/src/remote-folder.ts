import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CommandError } from './command-error.ts';
import { ROOT } from './settings.ts';

/**
 * The folder of a remote, from what a person types: a path, or from anywhere the name with or without `mfe-`.
 */
export function remoteFolder(given: string, cwd: string): string {
  const tried = [resolve(cwd, given), join(ROOT, given), join(ROOT, `mfe-${given}`)];
  const found = tried.find((path) => existsSync(path) && statSync(path).isDirectory());
  if (found) return found;
  throw new CommandError('folder_missing', `There is no folder ${given}, and no section of that name.`);
}

/** `mfe-catalog`, `mfe-catalog/` and `catalog` are the same remote. */
export function remoteName(given: string): string {
  return basename(given).replace(/^mfe-/, '');
}
