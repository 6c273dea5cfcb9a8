import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A copy of a remote's source inside the repository, where its dependencies are found, to be changed and published.
 * @param types whether it is one whose types are checked: two such checks at a time build the same packages
 */
export function copyOf(remote: string, { types = false } = {}): string {
  const folder = join(ROOT, '.cache/e2e', `${randomBytes(4).toString('hex')}-mfe-${remote}`);
  mkdirSync(folder, { recursive: true });
  const leftOut = types ? /\/(node_modules|build|dist)$/ : /\/(node_modules|build|dist|tsconfig\.json)$/;
  cpSync(join(ROOT, `mfe-${remote}`), folder, { recursive: true, filter: (path) => !leftOut.test(path) });
  if (!types) return folder;
  // What they are checked against stays where it is.
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, readFileSync(config, 'utf8').replaceAll('"../', '"../../../'));
  return folder;
}
