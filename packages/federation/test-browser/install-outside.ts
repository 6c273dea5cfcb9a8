import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * In place of `npm install` in a folder outside of the repository: our packages from their archives, and of the others those
 * alone that a package.json names, as they lie here.
 * @param root of the repository, compiled
 */
export async function installOutside(root: string, folder: string): Promise<void> {
  const packed = join(folder, 'packed');
  const { stdout } = await run(process.execPath, [join(root, 'infra/release/src/packages/main.ts'), packed]);
  link(root, folder, read(folder));
  for (const archive of stdout.trim().split('\n')) {
    const unpacked = mkdtempSync(join(packed, 'unpacked-'));
    await run('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1']);
    const { name, dependencies } = read(unpacked);
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(unpacked, target);
    link(root, folder, { name, dependencies });
  }
}

function link(root: string, folder: string, { dependencies, devDependencies }: Manifest): void {
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const [target, here] = [join(folder, 'node_modules', name), join(root, 'node_modules', name)];
    if (name.startsWith('@coachlab/') || existsSync(target) || !existsSync(here)) continue;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(here, target);
  }
}

function read(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
